import Chronology
import Editing
import Languages
import Phrases
import Planner

/// `tidemark skip`
enum SkipCommand {
  private static let items = Operand.things("ITEM", EditHelp.openHabits)
  private static let note = Option.text("note", value: "TEXT", EditHelp.entryNote)
  private static let on = EditOptions.period("on", .back, SkipHelp.on)
  private static let from = EditOptions.day("from", .back, SkipHelp.from)
  private static let to = Option.phrase("to", value: "DAY", .day, SkipHelp.to) {
    text throws(PhraseProblem) in try LastDay(text)
  }

  static let command = Command(
    "skip",
    SkipHelp.summary,
    discussion: SkipHelp.discussion,
    operands: [items],
    options: [on, from, to, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark skip Meditate", SkipHelp.skipToday),
      Example("tidemark skip Morning yesterday", SkipHelp.openOfRitual),
      Example("tidemark skip Run Swim --on mon..wed --note ill", SkipHelp.twoThings),
      Example("tidemark skip \"Water plants\" --from tomorrow --to sun --note travelling", SkipHelp.futureDays),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: invocation[items].names, needs: .named, days: { _ in nil }) {
      vault throws(EditRefusal) in
      let named = try invocation[items].settled(in: vault, for: ["skip"]) { $0.isLogged }
      let range = try days(named, invocation, vault)
      let (things, rituals) = try named.parted { name throws(EditRefusal) in
        try vault.doing(
          "skip",
          named: name,
          on: range.last,
          in: invocation[EditSession.scope],
          called: .skippable
        ) { _, item in
          item?.isLogged ?? false
        }
      }
      try vault.change(things, on: DateRange(range.first)) { vault, thing, _ throws(EditRefusal) in
        try vault.skip(thing, range, words: invocation[note] ?? "")
      }
      for ritual in rituals {
        for day in range.days {
          let habits = try vault.openHabits(of: ritual, on: day)
          if habits.isEmpty { vault.note(DoingMessage.nothingOpen(ritual.title, day)) }
          try vault.change(habits, on: DateRange(day)) { vault, habit, day throws(EditRefusal) in
            try vault.skip(habit, DateRange(day), words: invocation[note] ?? "")
          }
        }
      }
    }
  }

  private static func days(
    _ named: NamedThings,
    _ invocation: Invocation,
    _ vault: EditedVault
  ) throws(EditRefusal) -> DateRange {
    guard !invocation.isGiven(from), !invocation.isGiven(to) else {
      guard !invocation.isGiven(on), named.namedDays == nil else {
        throw EditRefusal(DoingMessage.daysAndEnds, help: .takeOne)
      }
      let first = vault.day(invocation[from]) ?? vault.today
      let weekStart = vault.settings.weekStarts
      let last = try invocation[to]?.checkedDate(notBefore: first, from: vault.today, weekStart: weekStart) ?? first
      guard let range = DateRange(first: first, last: last) else {
        throw EditRefusal(DoingMessage.lastBeforeFirst(last, first))
      }
      return range
    }
    return try named.days(or: invocation[on], in: vault)
  }
}

/// What the help of `skip` says.
enum SkipHelp: Message {
  case on, from, to, summary, discussion, skipToday, openOfRitual, twoThings, futureDays
}
