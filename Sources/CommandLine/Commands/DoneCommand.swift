import Chronology
import Editing
import Languages
import Planner
import Views

/// `tidemark done`
enum DoneCommand {
  private static let items = Operand.things("ITEM", isRequired: false, EditHelp.openHabits)
  private static let ritual = Option.text("ritual", value: "RITUAL", DoneHelp.ritual)
  private static let on = EditOptions.period("on", .back, EditHelp.doneOn)
  private static let at = EditOptions.time("at", DoneHelp.at)
  private static let note = Option.text("note", value: "TEXT", EditHelp.entryNote)

  static let command = Command(
    "done",
    DoneHelp.summary,
    discussion: DoneHelp.discussion,
    operands: [items],
    options: [ritual, on, at, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark done \"Draft chapter\"", DoneHelp.tickTask),
      Example("tidemark done Meditate yesterday", DoneHelp.addYesterday),
      Example("tidemark done Meditate Stretch --on mon..wed", DoneHelp.addThreeDays),
      Example("tidemark done Morning", DoneHelp.openOfRitual),
      Example("tidemark done pages/health.md:14 --dry-run", SharedHelp.showChange),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: invocation[items].names + (invocation[ritual].map { [$0] } ?? []),
      needsNamedAlone: true,
      days: { today in
        min(invocation[items].earliest(or: invocation[on], from: today), TaskSurvey.firstDay(before: today))...CivilDate.latest
      }
    ) { vault throws(EditRefusal) in
      let canBeDone = { (item: PlanItem) in item.box != nil || item.isLogged }
      let named = try invocation[items].settled(in: vault, for: ["done"], where: canBeDone)
      let days = try named.days(or: invocation[on], in: vault)
      let time = try named.time(or: invocation[at])
      var (things, rituals): ([Thing], [Thing]) = ([], [])
      for name in named.names {
        switch try doing(name, on: days.last, invocation, vault) {
        case .item(let thing): things.append(thing)
        case .ritual(let ritual) where rituals.contains(ritual): continue
        case .ritual(let ritual): rituals.append(ritual)
        }
      }
      if days.count == 1, invocation.isGiven(on) || named.namedDays != nil {
        for thing in things { try vault.checkDay(days.last, of: thing, for: "done") }
      }
      for thing in things where days.count > 1 && vault.item(of: thing)?.isLogged == false {
        throw EditRefusal(
          "\(EditRefusal.quote(thing.title)) has no log, and is done on one day",
          help: "name one day with --on"
        )
      }
      for thing in things where vault.item(of: thing)?.isLogged == false {
        try checkBox(thing, time, invocation[note])
      }
      try vault.change(things, on: days) { vault, thing, day throws(EditRefusal) in
        try vault.complete(thing, on: day, at: time, words: invocation[note] ?? "")
      }
      if let name = invocation[ritual] { rituals.append(try vault.file(named: name, of: [.ritual])) }
      let hasDone = !things.isEmpty
      if things.isEmpty, rituals.isEmpty {
        throw EditRefusal("nothing is named", help: "name what was done, or a ritual")
      }
      for ritual in rituals { try complete(ritual, on: days, at: time, isAlone: !hasDone, invocation, &vault) }
    }
  }

  /// Refuses what only the entry of a log can hold.
  private static func checkBox(_ thing: Thing, _ time: TimeOfDay?, _ words: String?) throws(EditRefusal) {
    if let words, !words.isEmpty {
      var refusal = EditRefusal("\(EditRefusal.quote(thing.title)) has no log, so --note has nothing to add to")
      refusal.help = "a note of a task is written below it"
      refusal.commands = [["note", thing.title, words]]
      throw refusal
    }
    if let time {
      throw EditRefusal(
        "\(EditRefusal.quote(thing.title)) has no log: its box is ticked, and keeps no time",
        help: "leave out \(time)"
      )
    }
  }

  private static func doing(
    _ name: String,
    on date: CivilDate,
    _ invocation: Invocation,
    _ vault: EditedVault
  ) throws(EditRefusal) -> NamedDoing {
    try vault.doing(
      "done",
      named: name,
      on: date,
      in: invocation[EditSession.scope],
      called: .doing
    ) { _, item in
      item.map { $0.box != nil || $0.isLogged } ?? false
    }
  }

  /// Does what is open of a ritual on each day.
  ///
  /// - Parameter isAlone: whether nothing else is done, so that a ritual of which nothing is open must be told.
  private static func complete(
    _ ritual: Thing,
    on days: DateRange,
    at time: TimeOfDay?,
    isAlone: Bool,
    _ invocation: Invocation,
    _ vault: inout EditedVault
  ) throws(EditRefusal) {
    for day in days.days {
      let habits = try vault.openHabits(of: ritual, on: day)
      if habits.isEmpty, isAlone { vault.note("nothing of \(EditRefusal.quote(ritual.title)) is open on \(day)") }
      try vault.change(habits, on: DateRange(day)) { vault, habit, day throws(EditRefusal) in
        try vault.complete(habit, on: day, at: time, words: invocation[note] ?? "")
      }
    }
  }
}

/// What the help of `done` says.
enum DoneHelp: Message {
  case ritual, at, summary, discussion, tickTask, addYesterday, addThreeDays, openOfRitual
}
