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
  private static let since = Option.phrase("since", value: "PERIOD", .period, ActivitiesHelp.since) {
    text throws(PhraseProblem) in try ActivitySpanWord(text)
  }
  private static let name = Operand.optional("NAME", ActivitiesHelp.name)

  static let command = Command(
    "activities",
    ActivitiesHelp.summary,
    discussion: ActivitiesHelp.discussion,
    operands: [name],
    options: [
      since, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark activities", ActivitiesHelp.showAll),
      Example("tidemark activities --since 31d", ActivitiesHelp.listDays),
      Example("tidemark activities --since 2026-10", ActivitiesHelp.listMonth),
      Example("tidemark activities tennis", ActivitiesHelp.showOne),
    ],
    exitCodes: [
      ExitCodeNote(.success, ActivitiesHelp.success),
      ExitCodeNote(.couldNotRun, ActivitiesHelp.couldNotRun),
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

/// What the help of `activities` says.
enum ActivitiesHelp: Message {
  case since, name, summary, discussion, showAll, listDays, listMonth, showOne, success
  case couldNotRun
}
