import Editing
import Planner
import Workspace

/// `tidemark count`
enum CountCommand {
  private static let item = EditOptions.item
  private static let change = Operand(
    syntax: OperandSyntax(
      value: ValueSyntax(name: "CHANGE", expectation: "a change like 3, +3, -1 or =12") { NumberChange($0) != nil },
      summary: "3 or +3 adds, -1 takes away, =12 sets the number",
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
      let thing: Thing
      do throws(EditRefusal) {
        thing = try vault.thing(named: invocation[item], in: invocation[EditSession.scope], called: "counter or count") {
          [.counter, .countUp, .countDown].contains($1?.type)
        }
      } catch {
        throw error.tellingOfDigits
      }
      try vault.count(thing, invocation[change])
      try EditCheck(vault).check()
    }
  }
}

extension EditRefusal {
  /// A counter with more digits than are read is none; that is not seen at a glance.
  fileprivate var tellingOfDigits: EditRefusal {
    guard candidates.count == 1,
      Number.mostDigits < candidates[0].title.split(whereSeparator: { !$0.isNumber }).map(\.count).max() ?? 0
    else { return self }
    var refusal = self
    refusal.help = "its number has more than \(Number.mostDigits) digits; write a shorter one there by hand"
    return refusal
  }
}
