import Chronology
import Editing
import Phrases
import Planner

/// `tidemark skip`
enum SkipCommand {
  private static let items = EditOptions.items
  private static let note = Option.text("note", value: "TEXT", "Words for the entry")
  private static let on = EditOptions.period("on", .back, "The day or days that are skipped; today by default")
  private static let from = EditOptions.day("from", .back, "The first day that is skipped; today by default")
  private static let to = Option.phrase("to", value: "DAY", .day, "The last day that is skipped; the first by default") {
    text throws(PhraseProblem) in try LastDay(text)
  }

  static let command = Command(
    "skip",
    "Skip recurring tasks, streaks or habits",
    discussion: "A skipped day breaks no streak. Future days can be skipped too. Of several things all are skipped, or none.",
    operands: [items],
    options: [on, from, to, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark skip Meditate", "Skip today"),
      Example("tidemark skip Run Swim --on mon..wed --note ill", "Skip two things on three days"),
      Example("tidemark skip \"Water plants\" --from tomorrow --to sun --note travelling", "Skip some future days"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: invocation[items], days: { _ in nil }) { vault throws(EditRefusal) in
      let range = try days(invocation, vault)
      var things: [Thing] = []
      for name in invocation[items] {
        things.append(
          try vault.thing(
            named: name,
            in: invocation[EditSession.scope],
            called: "recurring task, streak or habit"
          ) { _, item in
            item?.isLogged ?? false
          }
        )
      }
      try vault.change(things, on: DateRange(range.first)) { vault, thing, _ throws(EditRefusal) in
        try vault.skip(thing, range, words: invocation[note] ?? "")
      }
    }
  }

  private static func days(_ invocation: Invocation, _ vault: EditedVault) throws(EditRefusal) -> DateRange {
    guard !invocation.isGiven(from), !invocation.isGiven(to) else {
      guard !invocation.isGiven(on) else {
        throw EditRefusal("--on names all days, and --from and --to the first and the last", help: "take one of the two")
      }
      let first = vault.day(invocation[from]) ?? vault.today
      let weekStart = vault.settings.weekStarts
      let last = invocation[to]?.date(notBefore: first, from: vault.today, weekStart: weekStart) ?? first
      guard let range = DateRange(first: first, last: last) else {
        throw EditRefusal("the last day, \(last), is before the first, \(first)")
      }
      return range
    }
    return try vault.days(invocation[on])
  }
}
