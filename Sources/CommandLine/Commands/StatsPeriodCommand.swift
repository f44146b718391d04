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
      console.error.write("tidemark stats: \(problem(words))\n")
      return .couldNotRun
    }
    return StatsPeriodViewing.show(span, named: words, invocation, console)
  }

  /// Why words are no week, month or year, with the command that shows another period or a day.
  private static func problem(_ words: String) -> String {
    let quoted = "“\(ControlCharacters.escaping(words))”"
    switch (try? NamedPeriod(words, .back))?.phrase {
    case .day?:
      return "\(quoted) is a day, and stats counts a week, a month or a year" + type(["history", words])
    case .some: return "\(quoted) is not a week, a month or a year" + type(["stats", "time", words])
    case nil: break
    }
    let names = [StatsTimeCommand.command, StatsWeekCommand.command, StatsMonthCommand.command, StatsYearCommand.command]
    return "\(quoted) is not a command, nor a week, a month or a year; choose from: "
      + names.map(\.name).joined(separator: ", ")
  }

  private static func type(_ command: [String]) -> String {
    "\n  type: " + ControlCharacters.escaping(ShellWord.line(["tidemark"] + command))
  }
}
