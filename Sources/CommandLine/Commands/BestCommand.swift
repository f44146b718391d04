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
    var value = ValueSyntax(name: "VALUE", expectation: Told(BestHelp.numberExpected)) {
      Number(typed: LocalWords.number($0)) != nil
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
      summary: Told(BestHelp.value),
      isRequired: true,
      isRepeatable: false
    )
  ) { Number(typed: LocalWords.number($0[0])) ?? .zero }
  private static let on = EditOptions.day("on", .back, BestHelp.on)
  private static let note = Option.text("note", value: "TEXT", EditHelp.entryNote)

  static let command = Command(
    "best",
    BestHelp.summary,
    discussion: BestHelp.discussion,
    operands: [item, value],
    options: [on, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark best Push-ups 45", BestHelp.recordToday),
      Example("tidemark best Parkrun 24:30", BestHelp.recordTime),
      Example("tidemark best \"5 km\" 24.5 --on yesterday --note \"into the wind\"", BestHelp.recordYesterday),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.runOnNumber([.best], called: .bestSoFar, invocation, console) { refusal, _ in
      refusal.beginning(["highest", "lowest"].map { ["add", invocation[item], "--best", $0] })
    } _: { vault, thing throws(EditRefusal) in
      let day = vault.day(invocation[on]) ?? vault.today
      try vault.attempt(thing, invocation[value], on: day, words: invocation[note] ?? "")
    }
  }
}

/// What the help of `best` says.
enum BestHelp: Message {
  case numberExpected, value, on, summary, discussion, recordToday, recordTime, recordYesterday
}

/// What is wrong with the number of an attempt.
enum BestCommandMessage: Message {
  case isLength(String, write: String)
}
