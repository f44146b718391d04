import Chronology
import Editing
import Planner

/// `tidemark count`
enum CountCommand {
  private static let item = Operand.one("ITEM", "its name or the beginning of it, or FILE:LINE")
  private static let change = Operand(
    syntax: OperandSyntax(
      value: ValueSyntax(name: "CHANGE", expectation: "a change like +3, -1 or =12") { NumberChange($0) != nil },
      summary: "+3 adds, -1 takes away, =12 sets the number",
      isRequired: true,
      isRepeatable: false
    )
  ) { NumberChange($0[0]) ?? .by(.zero) }

  static let command = Command(
    "count",
    "Change the number of a counter or a count",
    discussion: "A counter does not go below 0. Days since or until a date count themselves.",
    operands: [item, change],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark count Water +1", "Drink a glass"),
      Example("tidemark count \"Pages left\" -12", "Take some away"),
      Example("tidemark count Laps =0", "Begin anew"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in nil }, kinds: [.page]) {
      vault throws(EditRefusal) in
      let thing = try vault.thing(named: invocation[item], in: invocation[EditSession.scope], called: "counter or count") {
        [.counter, .countUp, .countDown].contains($1?.type)
      }
      try vault.count(thing, invocation[change])
      try EditCheck(vault).check()
    }
  }
}

/// `tidemark tally`
enum TallyCommand {
  private static let item = Operand.one("ITEM", "its name or the beginning of it, or FILE:LINE")
  private static let strokes = Operand(
    syntax: OperandSyntax(
      value: ValueSyntax(name: "N", expectation: "a number of strokes") { Int($0).map { $0 != 0 } ?? false },
      summary: "how many strokes; one unless said, and below 0 to take some away",
      isRequired: false,
      isRepeatable: false
    )
  ) { texts in texts.first.flatMap { Int($0) } ?? 1 }

  static let command = Command(
    "tally",
    "Add a stroke to a tally",
    operands: [item, strokes],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark tally Coffee", "Add one stroke"),
      Example("tidemark tally Coffee -1", "Take one away"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in nil }, kinds: [.page]) {
      vault throws(EditRefusal) in
      let thing = try vault.thing(named: invocation[item], in: invocation[EditSession.scope], called: "tally") {
        $1?.type == .tally
      }
      try vault.tally(thing, by: invocation[strokes])
      try EditCheck(vault).check()
    }
  }
}

/// `tidemark best`
enum BestCommand {
  private static let item = Operand.one("ITEM", "its name or the beginning of it, or FILE:LINE")
  private static let value = Operand(
    syntax: OperandSyntax(
      value: ValueSyntax(name: "VALUE", expectation: "a number like 42 or 12.4") { Number($0) != nil },
      summary: "the number of the attempt",
      isRequired: true,
      isRepeatable: false
    )
  ) { Number($0[0]) ?? .zero }
  private static let on = EditOptions.day("on", "The day of the attempt; today by default")
  private static let note = Option.text("note", value: "TEXT", "Words for the entry in its log")

  static let command = Command(
    "best",
    "Keep an attempt at a best so far",
    discussion: "The attempt goes into its log. The number of the best changes only if the attempt beats it.",
    operands: [item, value],
    options: [on, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark best Push-ups 45", "Keep what you did today"),
      Example("tidemark best \"5 km\" 24.5 --on yesterday --note \"into the wind\"", "Keep an attempt of yesterday"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in nil }, kinds: [.page]) {
      vault throws(EditRefusal) in
      let thing = try vault.thing(named: invocation[item], in: invocation[EditSession.scope], called: "best so far") {
        $1?.type == .best
      }
      let day = invocation[on]?.date(from: vault.today, weekStart: vault.settings.weekStarts) ?? vault.today
      try vault.attempt(thing, invocation[value], on: day, words: invocation[note] ?? "")
      try EditCheck(vault).check()
    }
  }
}
