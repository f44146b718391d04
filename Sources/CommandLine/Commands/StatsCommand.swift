import Chronology
import Planner
import Views

/// `tidemark stats`
enum StatsCommand {
  static let command = Command(
    "stats",
    "Count what the files hold",
    subcommands: [
      StatsTimeCommand.command, StatsMonthCommand.command, StatsYearCommand.command,
    ]
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
  private static let grouping = Option.choice(
    "by",
    value: "WHAT",
    default: TimeReport.Grouping.project,
    "Count by the projects of tasks, or by the names of blocks"
  )

  static let command = Command(
    "time",
    "Show how the planned time falls to projects or blocks",
    discussion: """
      The time is that of the blocks in the files of days: what was planned, not what was measured. A block with tasks of several \
      projects is shared equally among them; one without such tasks falls to no project. Blocks that overlap count in full.
      """,
    options: [
      from, to, grouping, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark stats time", "Show this week up to today by project"),
      Example("tidemark stats time --from 2026-11-01 --to 2026-11-30 --by block", "Show a month by block"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the time was shown, or none is planned"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or the last day is before the first"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let first = invocation[from]?.date(from: vault.today, weekStart: vault.settings.weekStarts)
    let last =
      invocation[to]?.date(from: vault.today, weekStart: vault.settings.weekStarts) ?? max(vault.today, first ?? vault.today)
    let period = DateRange(first: first ?? last.startOfWeek(from: vault.settings.weekStarts), last: last)
    guard let period else {
      return console.refuse(invocation, "the last day, \(last), is before the first\(first.map { ", \($0)" } ?? "")")
    }
    let (plans, status) = vault.plans(days: period.first...period.last)
    if status != .success, plans.days.isEmpty { return status }
    let report = TimeReport(plans, over: period, today: vault.today)
    console.show(TimeReportView(report, by: invocation[grouping]), invocation)
    return status
  }
}
