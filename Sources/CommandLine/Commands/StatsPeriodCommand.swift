import Editing
import Languages
import Phrases
import Views

/// `tidemark stats last week`, `stats 7d`: any days, without a word for what they are.
enum StatsPeriodCommand {
  private static let period = Operand.words("PERIOD", StatsPeriodHelp.period)

  static let command = Command(
    "period",
    StatsPeriodHelp.summary,
    operands: [period],
    options: StatsPeriodViewing.options,
    exitCodes: StatsPeriodViewing.exitCodes
  ) { invocation, console in
    let words = invocation[period]
    let vault = ViewedVault(invocation, console)
    if let span = StatsPeriodSpan.span(of: words, today: vault.today, weekStart: vault.settings.weekStarts) {
      return StatsPeriodViewing.show(span, named: words, invocation, console)
    }
    do throws(PhraseProblem) {
      _ = try PeriodPhrase(words)
    } catch .unknown {
      let commands = [StatsTimeCommand.command, StatsWeekCommand.command, StatsMonthCommand.command, StatsYearCommand.command]
      var refusal = EditRefusal(StatsCommandMessage.isNoCommand(words, commands: commands.map(\.name)))
      refusal.respelling = PhraseKind.period.corrected(words).map { EditRefusal.Respelling(words, as: [$0]) }
      // What is no command may have been meant as one.
      let lines = RefusalText.lines(of: refusal, invocation, named: "tidemark stats", in: console.language)
      console.error.write(lines.joined(separator: "\n") + "\n")
      return .couldNotRun
    } catch {
      return console.refuse(invocation, error.refusal(about: words, .period))
    }
    return StatsPeriodViewing.show(.period, named: words, invocation, console)
  }
}

/// What the help of `stats period` says.
enum StatsPeriodHelp: Message {
  case period, summary
}
