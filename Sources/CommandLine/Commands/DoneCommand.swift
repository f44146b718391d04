import Chronology
import Editing
import Planner

/// `tidemark done`
enum DoneCommand {
  private static let item = EditOptions.item
  private static let on = EditOptions.day("on", .back, "The day on which it was done; today by default")
  private static let at = EditOptions.time("at", "The time of the entry in its log")
  private static let note = Option.text("note", value: "TEXT", "Words for the entry in its log")

  static let command = Command(
    "done",
    "Do a thing: tick its box, or add today to its log",
    discussion: """
      What a box holds is ticked; what recurs, a streak, a habit or an activity gets an entry in its log, once an occurrence and \
      once a day. A task of a project gets “done”, moves to the section Done if there is one, and its copies on that day and \
      later are ticked too; those of past days stay as they are.
      """,
    operands: [item],
    options: [on, at, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark done \"Draft chapter\"", "Tick a task by a part of its name"),
      Example("tidemark done Meditate --on yesterday", "Add yesterday to a log"),
      Example("tidemark done pages/health.md:14 --dry-run", "Show what would change"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: [invocation[item]],
      days: { today in min(today, invocation[on]?.date(from: today) ?? today)...CivilDate.latest }
    ) { vault throws(EditRefusal) in
      let thing = try vault.thing(
        named: invocation[item],
        in: invocation[EditSession.scope],
        called: "task, streak, habit or activity"
      ) { _, item in
        item.map { $0.box != nil || $0.isLogged } ?? false
      }
      try vault.complete(
        thing,
        on: vault.day(invocation[on]) ?? vault.today,
        at: invocation[at],
        words: invocation[note] ?? ""
      )
    }
  }
}
