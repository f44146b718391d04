import Diagnostics
import Views

/// `tidemark stats last week`: a week, a month or a year without the word for what it is.
enum StatsPeriodCommand {
  private static let period = Operand.words("PERIOD", "a week, a month or a year")

  static let command = Command(
    "period",
    "Show what was done in a week, a month or a year",
    operands: [period],
    options: StatsPeriodViewing.options,
    exitCodes: StatsPeriodViewing.exitCodes
  ) { invocation, console in
    let words = invocation[period]
    let vault = ViewedVault(invocation, console)
    guard let span = StatsPeriodSpan.span(of: words, today: vault.today, weekStart: vault.settings.weekStarts) else {
      console.error.write(
        "tidemark stats: “\(ControlCharacters.escaping(words))” is not a command, nor a week, a month or a year; choose from: "
          + [StatsTimeCommand.command, StatsWeekCommand.command, StatsMonthCommand.command, StatsYearCommand.command]
          .map(\.name).joined(separator: ", ") + "\n"
      )
      return .couldNotRun
    }
    return StatsPeriodViewing.show(span, named: words, invocation, console)
  }
}
