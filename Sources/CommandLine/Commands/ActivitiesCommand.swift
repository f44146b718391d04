import Chronology
import Editing
import Insight
import Languages
import Phrases
import Planner
import Vault
import Views
import Workspace

/// `tidemark activities`
enum ActivitiesCommand {
  private static let since = Option.phrase(
    "since",
    value: "PERIOD",
    .period,
    "List what was done in a period like 31d, 3m, “last month” or mon..wed, or since a day"
  ) { text throws(PhraseProblem) in try ActivitySpanWord(text) }
  private static let name = Operand.optional("NAME", "an activity: its name or a part of it")

  static let command = Command(
    "activities",
    "Show activities by rank, when each was done last and how often",
    discussion: """
      A day counts once, however often it is written down; days in the future do not count. The past 7 days are today and the six \
      before; N months begin the day after the same date N months ago; --since takes any other period, or a day to start from. Last is today, or how many days ago it was, such as \
      -1D; Every is the mean number of days from one completion to the next, Longest the longest gap. With NAME one activity is shown \
      with its details and a year of days.

      --json prints an object with today, doneToday, notes (of the file) and activities, each with its details as notes; with --since the completions of that period; with NAME one \
      activity with its completions, of 12 months unless --since says less.
      """,
    operands: [name],
    options: [
      since, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark activities", "Show all activities"),
      Example("tidemark activities --since 31d", "List what was done in the past 31 days"),
      Example("tidemark activities --since 2026-10", "List what was done in a month"),
      Example("tidemark activities tennis", "Show one activity with a year of days"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the activities were shown, or there are none"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or no activity, or more than one, has that name"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let (plans, status) = vault.plans(days: nil, kinds: [.activities])
    if status != .success, plans.activities.isEmpty { return status }
    let sheet = ActivitiesSheet(
      plans.activities.flatMap(\.value.activities),
      notes: plans.activities.flatMap(\.value.notes),
      isFileThere: !plans.activities.isEmpty,
      categories: CategoryLooks(plans.root),
      today: vault.today,
      clock: vault.settings.clock,
      weekStart: vault.settings.weekStarts
    )
    let titles = sheet.rows.map { ActivityWords.title(of: $0.activity) }
    var row: ActivitiesSheet.Row?
    if let words = invocation[name] {
      switch console.settle(TitleChoice.activity(words, among: titles)) {
      case .title(let index): row = sheet.rows[index]
      case .problem(let problem):
        guard !invocation.isGiven(since), (try? ActivitySpanWord(words)) != nil else {
          return console.refuse(invocation, problem)
        }
        let refusal = EditRefusal(
          ActivityCommandMessage.noActivity(words),
          help: .isPeriod,
          commands: [["activities", "--since", words]]
        )
        return console.refuse(invocation, refusal)
      }
    }
    do throws(PhraseProblem) {
      let span = try invocation[since]?.span(from: vault.today, weekStart: vault.settings.weekStarts)
      show(sheet, row, span, invocation, console)
      return status
    } catch {
      return console.refuse(invocation, error.refusal(about: invocation[since]?.text ?? "", .period))
    }
  }

  private static func show(
    _ sheet: ActivitiesSheet,
    _ row: ActivitiesSheet.Row?,
    _ period: ActivitySpan?,
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
