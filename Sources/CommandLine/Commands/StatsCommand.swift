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
    "Count what was planned and done: this month, unless you ask for another period",
    discussion: "A period may follow without a command: “stats last week”, “stats 2026-10”, “stats 7d”, “stats mon..wed”.",
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
  private static let from = EditOptions.day(
    "from",
    .back,
    "Begin with this day; by default with the first day of the week of the last one"
  )
  private static let to = EditOptions.day("to", .back, "End with this day; by default with today")
  private static let period = Operand<NamedPeriod?>.phrase(
    "PERIOD",
    .period,
    "a day or a period like “last week”, 2026-11 or 7d; by default this week up to today"
  ) { text throws(PhraseProblem) in try NamedPeriod(text, .back) }
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
    "Count by the projects of tasks, or by the names of blocks"
  )

  static let command = Command(
    "time",
    "Show how the planned time is divided among projects or blocks",
    discussion: """
      The time is that of the blocks in the files of days: what was planned, not what was measured. A block with tasks of several \
      projects is shared equally among them; one without such tasks counts for no project. Blocks that overlap count in full. \
      With --project it is what falls to that project; with --tag what has the tag: whole blocks that have it, or whose day has \
      it, and of others what falls to tasks or projects that have it.

      --json prints an object with today, from, to, project and tags (if asked for), plannedMinutes, projects, blocks, daysWithFile \
      and daysWithoutFile. A project or block has name (null for no project), icon, color, minutes and percent.
      """,
    operands: [period],
    options: question.declared + [
      from, to, grouping, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark stats time", "Show this week up to today by project"),
      Example("tidemark stats time 2026-11 --by block", "Show a month by block"),
      Example(
        "tidemark stats time 2026-10 --project thesis --by block",
        "Show which blocks of a month were for one project"
      ),
      Example("tidemark stats time --from 2026-11-03 --to 2026-11-20", "Show some days"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the time was shown, or none is planned"),
      ExitCodeNote(
        .couldNotRun,
        "the vault could not be read, it has no such project or tag, or the last day is before the first"
      ),
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

/// Why nothing is counted.
enum StatsCommandMessage: Message {
  /// Words that are safe to show.
  case isPeriod(String)
  case lastBeforeFirst(CivilDate, CivilDate?)
  /// Words that may be meant as a command, with the names of those that there are.
  case isNoCommand(String, commands: [String])
}
