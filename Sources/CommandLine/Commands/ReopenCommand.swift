import Chronology
import Editing
import Planner

/// `tidemark reopen`
enum ReopenCommand {
  private static let items = EditOptions.items
  private static let on = EditOptions.period("on", .back, "The day or days to remove from its log; today by default")

  static let command = Command(
    "reopen",
    "Undo what done or skip did: open boxes, or remove today from logs",
    discussion: """
      A range of days in a log is parted at the day. A task of a project loses “done”, leaves the section Done, and its copies \
      since the day on which it was done are opened too.
      """,
    operands: [items],
    options: [on, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark reopen \"Draft chapter\"", "Open a task again"),
      Example("tidemark reopen Meditate --on 2026-11-18", "Take a day out of a log"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: invocation[items], days: { _ in .earliest ... .latest }) {
      vault throws(EditRefusal) in
      let days = try vault.days(invocation[on])
      var things: [Thing] = []
      for name in invocation[items] {
        things.append(
          try vault.thing(
            named: name,
            in: invocation[EditSession.scope],
            called: "item with a box or a log"
          ) { thing, item in
            let isPast = vault.date(of: thing).map { $0 < vault.today } ?? false
            return !isPast && item.map { $0.box != nil || $0.isLogged } ?? false
          }
        )
      }
      for thing in things where days.count > 1 && vault.item(of: thing)?.isLogged == false {
        throw EditRefusal("\(EditRefusal.quote(thing.title)) has no log, so no days of it are reopened", help: "leave out --on")
      }
      try vault.change(things, on: days) { vault, thing, day throws(EditRefusal) in try vault.reopen(thing, on: day) }
    }
  }
}
