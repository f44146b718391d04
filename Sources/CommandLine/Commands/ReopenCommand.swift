import Chronology
import Editing
import Planner

/// `tidemark reopen`
enum ReopenCommand {
  private static let items = Operand.things(
    "ITEM",
    "each by its name or a part of it, or FILE:LINE; a ritual for all its habits that were done or skipped; put a day after them, such as yesterday or mon..wed"
  )
  private static let on = EditOptions.period("on", .back, "The day or days to remove from its log; today by default")

  static let command = Command(
    "reopen",
    "Undo what done, skip or drop did: open boxes, or remove today from logs",
    discussion: """
      A range of days in a log is split at the day. A task of a project loses “done”, leaves the section Done, and its copies \
      since the day on which it was done are opened too. What an earlier day has as done or dropped is opened there, if nothing else has that name.
      """,
    operands: [items],
    options: [on, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark reopen \"Draft chapter\"", "Open a task again"),
      Example("tidemark reopen Meditate 2026-11-18", "Remove a day from a log"),
      Example("tidemark reopen Morning", "Remove today from the logs of a ritual"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: invocation[items].names,
      needsNamedAlone: true,
      days: { _ in .earliest ... .latest }
    ) { vault throws(EditRefusal) in
      let named = try invocation[items].settled(in: vault, for: ["reopen"]) { $0.box != nil || $0.isLogged }
      let days = try named.days(or: invocation[on], in: vault)
      var (things, rituals): ([Thing], [Thing]) = ([], [])
      for name in named.names {
        switch try doing(name, on: days.last, invocation, vault) {
        case .item(let thing): things.append(thing)
        case .ritual(let ritual) where rituals.contains(ritual): continue
        case .ritual(let ritual): rituals.append(ritual)
        }
      }
      for thing in things where days.count > 1 && vault.item(of: thing)?.isLogged == false {
        throw EditRefusal("\(EditRefusal.quote(thing.title)) has no log, so no days of it are reopened", help: "leave out --on")
      }
      try vault.change(things, on: days) { vault, thing, day throws(EditRefusal) in try vault.reopen(thing, on: day) }
      for ritual in rituals {
        for day in days.days {
          let habits = try vault.settledHabits(of: ritual, on: day)
          if habits.isEmpty { vault.note("nothing of \(EditRefusal.quote(ritual.title)) is done or skipped on \(day)") }
          try vault.change(habits, on: DateRange(day)) { vault, habit, day throws(EditRefusal) in
            try vault.reopen(habit, on: day)
          }
        }
      }
    }
  }

  private static func doing(
    _ name: String,
    on date: CivilDate,
    _ invocation: Invocation,
    _ vault: EditedVault
  ) throws(EditRefusal) -> NamedDoing {
    try vault.reopening(named: name, on: date, in: invocation[EditSession.scope], called: .itemWithBoxOrLog) {
      _,
      item in
      item.map { $0.box != nil || $0.isLogged } ?? false
    }
  }
}
