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
      needs: .named,
      days: { today in
        min(invocation[items].earliest(or: invocation[on], from: today), TaskSurvey.firstDay(before: today))...CivilDate.latest
      },
      isSettledToday: { vault in
        let others: [any DeclaredOption] = [ritual, on, at, note, EditSession.scope]
        let isNamedAlone = !others.contains { invocation.isGiven($0) }
        return isNamedAlone && invocation[items].onlyName.map { vault.isSurelyOpen($0, on: vault.today) } ?? false
      }
    ) { vault throws(EditRefusal) in
      let canBeDone = { (item: PlanItem) in item.box != nil || item.isLogged }
      let named = try invocation[items].settled(in: vault, for: ["done"], where: canBeDone)
      let days = try named.days(or: invocation[on], in: vault)
      let time = try named.time(or: invocation[at])
      var (things, rituals) = try named.parted { name throws(EditRefusal) in
        try doing(name, on: days.last, invocation, vault)
      }
      if days.count == 1, invocation.isGiven(on) || named.namedDays != nil {
        for thing in things { try vault.checkDay(days.last, of: thing, for: "done") }
      }
      for thing in things where days.count > 1 && vault.item(of: thing)?.isLogged == false {
        throw EditRefusal(DoingMessage.noLogForDays(thing.title), help: .nameOneDay)
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
        throw EditRefusal(DoingMessage.nothingNamed, help: .nameWhatWasDone)
      }
      for ritual in rituals { try complete(ritual, on: days, at: time, isAlone: !hasDone, invocation, &vault) }
    }
  }

  /// Refuses what only the entry of a log can hold.
  private static func checkBox(_ thing: Thing, _ time: TimeOfDay?, _ words: String?) throws(EditRefusal) {
    if let words, !words.isEmpty {
      throw EditRefusal(
        DoingMessage.noLogForNote(thing.title),
        help: .noteIsBelow,
        commands: [["note", thing.title, words]]
      )
    }
    if let time {
      throw EditRefusal(DoingMessage.boxKeepsNoTime(thing.title), help: .leaveOut(time))
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
      if habits.isEmpty, isAlone { vault.note(DoingMessage.nothingOpen(ritual.title, day)) }
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
