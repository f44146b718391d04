import Chronology
import Editing
import Languages
import Planner

/// `tidemark reopen`
enum ReopenCommand {
  private static let items = Operand.things("ITEM", ReopenHelp.items)
  private static let on = EditOptions.period("on", .back, ReopenHelp.on)

  static let command = Command(
    "reopen",
    ReopenHelp.summary,
    discussion: ReopenHelp.discussion,
    operands: [items],
    options: [on, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark reopen \"Draft chapter\"", ReopenHelp.openTask),
      Example("tidemark reopen Meditate 2026-11-18", ReopenHelp.removeDay),
      Example("tidemark reopen Morning", ReopenHelp.removeTodayOfRitual),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: invocation[items].names,
      needs: .named,
      days: { _ in .earliest ... .latest }
    ) { vault throws(EditRefusal) in
      let named = try invocation[items].settled(in: vault, for: ["reopen"]) { $0.box != nil || $0.isLogged }
      let days = try named.days(or: invocation[on], in: vault)
      let (things, rituals) = try named.parted { name throws(EditRefusal) in
        try doing(name, on: days.last, invocation, vault)
      }
      for thing in things where days.count > 1 && vault.item(of: thing)?.isLogged == false {
        throw EditRefusal(DoingMessage.noLogToReopen(thing.title), help: .leaveOutOn)
      }
      try vault.change(things, on: days) { vault, thing, day throws(EditRefusal) in try vault.reopen(thing, on: day) }
      for ritual in rituals {
        for day in days.days {
          let habits = try vault.settledHabits(of: ritual, on: day)
          if habits.isEmpty { vault.note(DoingMessage.nothingSettled(ritual.title, day)) }
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

/// What the help of `reopen` says.
enum ReopenHelp: Message {
  case items, on, summary, discussion, openTask, removeDay, removeTodayOfRitual
}
