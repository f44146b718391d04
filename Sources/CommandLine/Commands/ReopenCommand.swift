import Chronology
import Editing
import Planner

/// `tidemark reopen`
enum ReopenCommand {
  private static let item = EditOptions.item
  private static let on = EditOptions.day("on", .back, "The day that is taken out of its log; today by default")

  static let command = Command(
    "reopen",
    "Undo what done or skip did: open a box, or take today out of a log",
    discussion: """
      A range of days in a log is parted at the day. A task of a project loses “done”, leaves the section Done, and its copies \
      since the day on which it was done are opened too.
      """,
    operands: [item],
    options: [on, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark reopen \"Draft chapter\"", "Open a task again"),
      Example("tidemark reopen Meditate --on 2026-11-18", "Take a day out of a log"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in .earliest ... .latest }) {
      vault throws(EditRefusal) in
      let thing = try vault.thing(
        named: invocation[item],
        in: invocation[EditSession.scope],
        called: "item with a box or a log"
      ) { thing, item in
        let isPast = vault.date(of: thing).map { $0 < vault.today } ?? false
        return !isPast && item.map { $0.box != nil || $0.isLogged } ?? false
      }
      try vault.reopen(thing, on: vault.day(invocation[on]) ?? vault.today)
    }
  }
}
