import Chronology
import Insight
import Planner
import Vault
import Views

/// `tidemark activities`
enum ActivitiesCommand {
  private static let since = Option.text(
    "since",
    value: "PERIOD",
    choices: ActivityPeriod.allCases.map(\.rawValue),
    "List what was done in the past 7 or 31 days, 3 or 12 months"
  )
  private static let name = Operand.optional("NAME", "an activity: its name or a part of it")

  static let command = Command(
    "activities",
    "Show activities by rank, when each was done last and how often",
    discussion: """
      A day counts once, however often it is written down; days to come do not count. The past 7 days are today and the six \
      before; months begin the day after the same date so many months ago. Last is today, or how many days ago it was, such as \
      -1D; Every is the mean number of days from one completion to the next, Longest the most. With NAME one activity is shown \
      with its details and a year of days.

      --json prints an object with today, doneToday, notes (of the file) and activities, each with its details as notes; with --since the completions of that period; with NAME one \
      activity with its completions, of 12 months unless --since says less.
      """,
    operands: [name],
    options: [
      since, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark activities", "Show all activities"),
      Example("tidemark activities --since 31d", "List what was done in the past 31 days"),
      Example("tidemark activities tennis", "Show one activity with a year of days"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the activities were shown, or there are none"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or no one activity is called so"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let (plans, status) = vault.plans(days: nil, kinds: [.activities])
    if status != .success, plans.activities.isEmpty { return status }
    let sheet = ActivitiesSheet(
      plans.activities.flatMap(\.value.activities),
      notes: plans.activities.flatMap(\.value.notes),
      categories: CategoryLooks(plans.root),
      today: vault.today,
      clock: vault.settings.clock,
      weekStart: vault.settings.weekStarts
    )
    let titles = sheet.rows.map { ActivityWords.title(of: $0.activity) }
    var row: ActivitiesSheet.Row?
    if let words = invocation[name] {
      switch TitleChoice.activity(words, among: titles) {
      case .title(let index): row = sheet.rows[index]
      case .problem(let problem): return console.refuse(invocation, problem)
      }
    }
    show(sheet, row, invocation[since].flatMap(ActivityPeriod.init(rawValue:)), invocation, console)
    return status
  }

  private static func show(
    _ sheet: ActivitiesSheet,
    _ row: ActivitiesSheet.Row?,
    _ period: ActivityPeriod?,
    _ invocation: Invocation,
    _ console: Console
  ) {
    let view: any View =
      if let row {
        ActivityView(row, in: sheet, since: period)
      } else if let period {
        ActivityHistoryView(sheet, since: period)
      } else {
        ActivitiesView(sheet)
      }
    console.show(view, invocation)
  }
}
