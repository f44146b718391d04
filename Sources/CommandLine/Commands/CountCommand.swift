import Editing
import Languages
import Phrases
import Planner
import Workspace

/// `tidemark count`
enum CountCommand {
  private static let item = EditOptions.item
  private static let change = Operand(
    syntax: OperandSyntax(
      value: ValueSyntax(name: "CHANGE", expectation: Told(CountHelp.changeExpected)) {
        NumberChange(LocalWords.number($0)) != nil
      },
      summary: Told(CountHelp.change),
      isRequired: false,
      isRepeatable: false
    )
  ) { texts in texts.first.flatMap { NumberChange(LocalWords.number($0)) } }

  static let command = Command(
    "count",
    CountHelp.summary,
    discussion: CountHelp.discussion,
    operands: [item, change],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark count Chapters", CountHelp.readOneMore),
      Example("tidemark count \"Pages left\" -12", CountHelp.subtractTwelve),
      Example("tidemark count Laps =0", CountHelp.beginAgain),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.runOnNumber([.counter, .countUp, .countDown], called: .counterOrCount, invocation, console) { refusal, vault in
      let others = vault.counters(with: invocation[item])
      if refusal.choice == nil, others.count == 1 {
        var other = refusal
        (other.candidates, other.advice, other.respelling) = ([], nil, nil)
        other.commands = [["count", others[0]] + (invocation.operands[change.syntax.name] ?? [])]
        return other
      }
      return refusal.tellingOfDigits.pointing(vault, from: invocation[item], to: .tally, [["tally", invocation[item]]])
        .beginning(help: .addBeginsCounter)
    } _: { vault, thing throws(EditRefusal) in
      if invocation[change] == nil, vault.item(of: thing)?.type == .countDown {
        throw EditRefusal(
          CountCommandMessage.countsDown(thing.title, at: try vault.place(of: thing)),
          commands: [["count", invocation[item], "-1"], ["count", invocation[item], "+1"]]
        )
      }
      try vault.count(thing, invocation[change] ?? NumberChange("1") ?? .by(.zero))
    }
  }
}

extension EditRefusal {
  /// The same with the command for an item of another type, where a name means one.
  func pointing(_ vault: EditedVault, from name: String, to type: ItemType, _ commands: [[String]]) -> EditRefusal {
    guard (try? vault.thing(named: name, called: .thing, where: { $1?.type == type })) != nil else { return self }
    var refusal = self
    refusal.commands = commands
    return refusal
  }

  /// The same with what begins an item of that name, where nothing has it, nor nearly.
  func beginning(help: CountCommandMessage = .beginOneFirst, _ commands: [[String]] = []) -> EditRefusal {
    guard candidates.isEmpty, self.help == nil, self.commands.isEmpty, choice == nil else { return self }
    var refusal = self
    (refusal.advice, refusal.commands) = (Told(help), commands)
    return refusal
  }

  /// A counter with more digits than are read is none; that is not seen at a glance.
  fileprivate var tellingOfDigits: EditRefusal {
    guard candidates.count == 1,
      Number.mostDigits < candidates[0].title.split(whereSeparator: { !$0.isNumber }).map(\.count).max() ?? 0
    else { return self }
    var refusal = self
    refusal.advice = Told(CountCommandMessage.tooManyDigits(most: Number.mostDigits))
    return refusal
  }
}

/// What the help of `count` says.
enum CountHelp: Message {
  case changeExpected, change, summary, discussion, readOneMore, subtractTwelve, beginAgain
}

/// Why nothing is counted.
enum CountCommandMessage: Message {
  case countsDown(String, at: String)
  case addBeginsCounter
  case beginOneFirst
  case tooManyDigits(most: Int)
}
