import Diagnostics
import Editing
import Languages
import Phrases
import Planner
import Workspace

/// `tidemark best`
enum BestCommand {
  private static let item = EditOptions.item
  private static let number: ValueSyntax = {
    var value = ValueSyntax(name: "VALUE", expectation: Told("a number like 42 or 12.4, or a length of time like 24:30")) {
      Number(typed: $0) != nil
    }
    value.problem = { text in
      guard let minutes = try? LengthPhrase.minutes(text) else { return nil }
      let written = minutes < 60 ? "\(minutes):00" : "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):00"
      return Told(BestCommandMessage.isLength(ControlCharacters.escaping(text), write: written))
    }
    return value
  }()
  private static let value = Operand(
    syntax: OperandSyntax(
      value: number,
      summary: Told("the number of the attempt, or its minutes and seconds"),
      isRequired: true,
      isRepeatable: false
    )
  ) { Number(typed: $0[0]) ?? .zero }
  private static let on = EditOptions.day("on", .back, "The day of the attempt; today by default")
  private static let note = Option.text("note", value: "TEXT", "Words for the entry in its log")

  static let command = Command(
    "best",
    "Record an attempt at a personal best",
    discussion: """
      The attempt goes into its log. The best changes only if the attempt beats it. A length of time is written in \
      hours, minutes and seconds, 0:23:58; where the file has “24:30 min”, the best is still written that way, “23:58 min”.
      """,
    operands: [item, value],
    options: [on, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark best Push-ups 45", "Record what you did today"),
      Example("tidemark best Parkrun 24:30", "Record a time, in minutes and seconds"),
      Example("tidemark best \"5 km\" 24.5 --on yesterday --note \"into the wind\"", "Record an attempt of yesterday"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], needsNamedAlone: true, days: { _ in nil }, kinds: [.page]) {
      vault throws(EditRefusal) in
      let thing: Thing
      do throws(EditRefusal) {
        thing = try vault.thing(named: invocation[item], in: invocation[EditSession.scope], called: .bestSoFar) {
          $1?.type == .best
        }
      } catch {
        throw error.beginning(["highest", "lowest"].map { ["add", invocation[item], "--best", $0] })
      }
      let day = vault.day(invocation[on]) ?? vault.today
      try vault.attempt(thing, invocation[value], on: day, words: invocation[note] ?? "")
      try EditCheck(vault).check()
    }
  }
}

/// What is wrong with the number of an attempt.
enum BestCommandMessage: Message {
  case isLength(String, write: String)
}
