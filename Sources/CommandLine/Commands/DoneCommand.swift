import Chronology
import Editing
import Planner

/// `tidemark done`
enum DoneCommand {
  private static let items = Operand.many("ITEM", "each by its name or a part of it, or FILE:LINE")
  private static let ritual = Option.text("ritual", value: "RITUAL", "Do all habits of this ritual that are due and open")
  private static let on = EditOptions.period("on", .back, "The day or days on which it was done; today by default")
  private static let at = EditOptions.time("at", "The time of the entry in its log")
  private static let note = Option.text("note", value: "TEXT", "Words for the entry in its log")

  static let command = Command(
    "done",
    "Do things: tick their boxes, or add today to their logs",
    discussion: """
      What a box holds is ticked; what recurs, a streak, a habit or an activity gets an entry in its log, once an occurrence and \
      once a day. A task of a project gets “done”, moves to the section Done if there is one, and its copies on that day and \
      later are ticked too; those of past days stay as they are. Of several things all are done, or none.
      """,
    operands: [items],
    options: [ritual, on, at, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark done \"Draft chapter\"", "Tick a task by a part of its name"),
      Example("tidemark done Meditate --on yesterday", "Add yesterday to a log"),
      Example("tidemark done Meditate Stretch --on mon..wed", "Add three days to two logs"),
      Example("tidemark done --ritual Morning", "Do what is open of a ritual"),
      Example("tidemark done pages/health.md:14 --dry-run", "Show what would change"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: invocation[items],
      days: { today in (invocation[on]?.earliest(from: today) ?? today)...CivilDate.latest }
    ) { vault throws(EditRefusal) in
      let days = try vault.days(invocation[on])
      var things: [Thing] = []
      for name in invocation[items] { things.append(try thing(name, invocation, vault)) }
      for thing in things where days.count > 1 && vault.item(of: thing)?.isLogged == false {
        throw EditRefusal(
          "\(EditRefusal.quote(thing.title)) has no log, and is done on one day",
          help: "name one day with --on"
        )
      }
      try vault.change(things, on: days) { vault, thing, day throws(EditRefusal) in
        try vault.complete(thing, on: day, at: invocation[at], words: invocation[note] ?? "")
      }
      guard let name = invocation[ritual] else {
        if things.isEmpty { throw EditRefusal("nothing is named", help: "name what was done, or a --ritual") }
        return
      }
      try complete(try vault.file(named: name, of: [.ritual]), on: days, invocation, &vault)
    }
  }

  private static func thing(_ name: String, _ invocation: Invocation, _ vault: EditedVault) throws(EditRefusal) -> Thing {
    try vault.thing(
      named: name,
      in: invocation[EditSession.scope],
      called: "task, streak, habit or activity"
    ) { _, item in
      item.map { $0.box != nil || $0.isLogged } ?? false
    }
  }

  /// Does what is open of a ritual on each day.
  private static func complete(
    _ ritual: Thing,
    on days: DateRange,
    _ invocation: Invocation,
    _ vault: inout EditedVault
  ) throws(EditRefusal) {
    for day in days.days {
      let habits = try vault.openHabits(of: ritual, on: day)
      if habits.isEmpty { vault.note("nothing of \(EditRefusal.quote(ritual.title)) is open on \(day)") }
      try vault.change(habits, on: DateRange(day)) { vault, habit, day throws(EditRefusal) in
        try vault.complete(habit, on: day, at: invocation[at], words: invocation[note] ?? "")
      }
    }
  }
}
