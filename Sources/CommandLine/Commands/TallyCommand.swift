import Editing
import Languages
import Planner
import Workspace

/// `tidemark tally`
enum TallyCommand {
  private static let item = EditOptions.item
  private static let strokes = Operand(
    syntax: OperandSyntax(
      value: ValueSyntax(name: "N", expectation: Told(TallyHelp.strokesExpected)) { Int($0).map { $0 != 0 } ?? false },
      summary: Told(TallyHelp.strokes),
      isRequired: false,
      isRepeatable: false
    )
  ) { texts in texts.first.flatMap { Int($0) } ?? 1 }

  static let command = Command(
    "tally",
    TallyHelp.summary,
    operands: [item, strokes],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark tally Coffee", TallyHelp.addOneStroke),
      Example("tidemark tally Coffee -1", TallyHelp.removeOneStroke),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.runOnNumber([.tally], called: .tally, invocation, console) { refusal, vault in
      let commands = [["count", invocation[item], "\(invocation[strokes] > 0 ? "+" : "")\(invocation[strokes])"]]
      return refusal.pointing(vault, from: invocation[item], to: .counter, commands)
        .beginning([["add", invocation[item], "--type", ItemType.tally.rawValue]])
    } _: { vault, thing throws(EditRefusal) in
      try vault.tally(thing, by: invocation[strokes])
    }
  }
}

/// What the help of `tally` says.
enum TallyHelp: Message {
  case strokesExpected, strokes, summary, addOneStroke, removeOneStroke
}
