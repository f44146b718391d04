import Chronology
import Testing

@testable import CommandLine

/// The table of what is proposed, held against the table of commands.
@Suite struct CompletionTableTests {
  /// A value of a command for which the command has no choices.
  struct Value: Hashable, CustomTestStringConvertible {
    var command: String
    var owner: String

    var testDescription: String { "\(command) \(owner)" }
  }

  static let values: [Value] = {
    func values(_ commands: [Command], _ above: String) -> [Value] {
      commands.flatMap { command -> [Value] in
        let name = above + command.name
        let options = command.options.map(\.syntax).filter { $0.value?.choices.isEmpty == true }.map(\.spelling)
        let operands = command.operands.map(\.syntax).filter { $0.value.choices.isEmpty }.map(\.name)
        return (options + operands).map { Value(command: name, owner: $0) } + values(command.subcommands, name + " ")
      }
    }
    return values(Tidemark.program.commands, "")
  }()

  /// A new value says what completes it, be it nothing.
  @Test(arguments: values)
  func knowsEveryValue(value: Value) {
    #expect(
      CompletionTable.sources(of: value.owner, in: value.command) != nil,
      "CompletionTable does not say what completes \(value.owner) of “\(value.command)”"
    )
  }

  @Test func hasNoRowInVain() {
    let known = Set(Self.values)
    for (command, rows) in CompletionTable.particular {
      for owner in rows.keys {
        let isAsked = known.contains(Value(command: command, owner: owner))
        #expect(isAsked, "no value \(owner) of “\(command)” asks for this row")
      }
    }
    for owner in [String](CompletionTable.options.keys) + CompletionTable.operands.keys {
      let users = known.filter { $0.owner == owner && CompletionTable.particular[$0.command]?[owner] == nil }
      #expect(!users.isEmpty, "nothing asks for the row of \(owner)")
    }
  }

  /// Words that are proposed for a rule are rules.
  @Test(arguments: ["--every", "--streak"])
  func whatIsProposedIsRead(option: String) throws {
    guard case .fixed(let words)? = CompletionTable.options[option]?.first else { throw NoWords() }
    for word in words { #expect((try? Recurrence.parse(word).get()) != nil, "\(word)") }
  }

  struct NoWords: Error {}
}
