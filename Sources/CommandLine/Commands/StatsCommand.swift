import Chronology
import Diagnostics
import Languages
import Phrases
import Planner
import Views

/// `tidemark stats`
enum StatsCommand {
  static let command = Command(
    "stats",
    StatsHelp.summary,
    discussion: StatsHelp.discussion,
    subcommands: [
      StatsTimeCommand.command, StatsWeekCommand.command, StatsMonthCommand.command, StatsYearCommand.command,
      StatsPeriodCommand.command.hidden(),
    ],
    standard: "period",
    alone: "month"
  )
}

/// `tidemark stats time`
enum StatsTimeCommand {
  private static let from = EditOptions.day("from", .back, StatsTimeHelp.from)
  private static let to = EditOptions.day("to", .back, StatsTimeHelp.to)
  private static let period = Operand<NamedPeriod?>.phrase("PERIOD", .period, StatsTimeHelp.period) {
    text throws(PhraseProblem) in try NamedPeriod(text, .back)
  }
  private static let question = QuestionOptions(
    kinds: [],
    without: [
      "kind", "page", "ritual", "category", "state", "open", "due", "priority", "sort", "reverse", "group",
    ]
  )
  private static let grouping = Option.choice(
    "by",
    value: "WHAT",
    default: TimeReport.Grouping.project,
    StatsTimeHelp.grouping
  )

  static let command = Command(
    "time",
    StatsTimeHelp.summary,
    discussion: StatsTimeHelp.discussion,
    operands: [period],
    options: question.declared + [
      from, to, grouping, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark stats time", StatsTimeHelp.showWeek),
      Example("tidemark stats time 2026-11 --by block", StatsTimeHelp.showByBlock),
      Example("tidemark stats time 2026-10 --project thesis --by block", StatsTimeHelp.showProject),
      Example("tidemark stats time --from 2026-11-03 --to 2026-11-20", StatsTimeHelp.showSomeDays),
    ],
    exitCodes: [
      ExitCodeNote(.success, StatsTimeHelp.success),
      ExitCodeNote(.couldNotRun, StatsTimeHelp.couldNotRun),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let days: DateRange
    switch StatsTimeCommand.days(invocation, vault) {
    case .success(let found): days = found
    case .failure(let problem): return console.refuse(invocation, problem)
    }
    let (plans, status) = vault.plans(days: days.first...days.last)
    if status != .success, plans.days.isEmpty { return status }
    switch question.question(invocation, in: plans, vault) {
    case .failure(let problem): return console.refuse(invocation, problem)
    case .success(let question):
      let report = TimeReport(plans, question, over: days, today: vault.today)
      if report.isEmpty, let problem = QuestionProblem(tagsOf: question, in: plans) {
        return console.refuse(invocation, problem)
      }
      console.show(TimeReportView(report, by: invocation[grouping]), invocation)
      return status
    }
  }

  /// The days of PERIOD, or from --from to --to.
  private static func days(_ invocation: Invocation, _ vault: ViewedVault) -> Result<DateRange, QuestionProblem> {
    if let period = invocation[period] {
      guard invocation[from] == nil, invocation[to] == nil else {
        return .failure(QuestionProblem(StatsCommandMessage.isPeriod(ControlCharacters.escaping(period.text))))
      }
      do throws(PhraseProblem) {
        return .success(try period.days(from: vault.today, weekStart: vault.settings.weekStarts))
      } catch {
        return .failure(QuestionProblem(error, about: period.text, .period))
      }
    }
    let first = invocation[from]?.date(from: vault.today, weekStart: vault.settings.weekStarts)
    let last =
      invocation[to]?.date(from: vault.today, weekStart: vault.settings.weekStarts) ?? max(vault.today, first ?? vault.today)
    let period = DateRange(first: first ?? last.startOfWeek(from: vault.settings.weekStarts), last: last)
    guard let period else {
      return .failure(QuestionProblem(StatsCommandMessage.lastBeforeFirst(last, first)))
    }
    return .success(period)
  }
}

/// What the help of `stats` says.
enum StatsHelp: Message {
  case summary, discussion
}

/// What the help of `stats time` says.
enum StatsTimeHelp: Message {
  case from, to, period, grouping, summary, discussion, showWeek, showByBlock, showProject, showSomeDays
  case success, couldNotRun
}

/// Why nothing is counted.
enum StatsCommandMessage: Message {
  /// Words that are safe to show.
  case isPeriod(String)
  case lastBeforeFirst(CivilDate, CivilDate?)
  /// Words that may be meant as a command, with the names of those that there are.
  case isNoCommand(String, commands: [String])
}
