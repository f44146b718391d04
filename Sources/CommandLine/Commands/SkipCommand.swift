import Chronology
import Editing
import Phrases
import Planner

/// `tidemark skip`
enum SkipCommand {
  private static let item = EditOptions.item
  private static let note = Operand.optional("NOTE", "words for the entry")
  private static let from = EditOptions.day("from", .back, "The first day that is skipped; today by default")
  private static let to = Option.phrase("to", value: "DAY", .day, "The last day that is skipped; the first by default") {
    text throws(PhraseProblem) in try LastDay(text)
  }

  static let command = Command(
    "skip",
    "Skip a recurring task, a streak or a habit",
    discussion: "A skipped day breaks no streak. Days to come can be skipped too.",
    operands: [item, note],
    options: [from, to, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark skip Meditate", "Skip today"),
      Example("tidemark skip \"Water plants\" --from tomorrow --to sun travelling", "Skip some days to come"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in nil }) { vault throws(EditRefusal) in
      let first = vault.day(invocation[from]) ?? vault.today
      let weekStart = vault.settings.weekStarts
      let last = invocation[to]?.date(notBefore: first, from: vault.today, weekStart: weekStart) ?? first
      guard let range = DateRange(first: first, last: last) else {
        throw EditRefusal("the last day, \(last), is before the first, \(first)")
      }
      let thing = try vault.thing(
        named: invocation[item],
        in: invocation[EditSession.scope],
        called: "recurring task, streak or habit"
      ) { _, item in
        item?.isLogged ?? false
      }
      try vault.skip(thing, range, words: invocation[note] ?? "")
    }
  }
}
