import Editing
import Languages
import Views

/// The word for what is to be added, where words to be noted down begin with it as the commands of other programs do: `add block Nap`,
/// `add task Ring Ana`.
struct LeadingNoun {
  /// Whether the word is hardly a part of a task's name: of these kinds, or before a word with a capital.
  let isSure: Bool
  private let noun: String
  private let rest: String
  /// The command that adds what the word says.
  private let command: [String]

  /// Nil where the words begin otherwise.
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, let line = Tidemark.program.otherWords["add " + words[0]] else { return nil }
    (noun, rest) = (words[0], words.dropFirst().joined(separator: " "))
    command = line.split(separator: " ").map(String.init) + [rest]
    isSure = ["block", "event", "task", "todo"].contains(noun) || rest.first?.isUppercase ?? false
  }

  func refusal(with options: [String]) -> EditRefusal {
    let capital = noun.prefix(1).uppercased() + noun.dropFirst() + " " + rest
    return EditRefusal(
      LeadingNounMessage.isTypeOrName(noun),
      help: .writeCapital,
      commands: [command + (command.first == "add" ? options : []), ["add", capital] + options]
    )
  }

  /// What to tell a person for whom it was added as a part of the name.
  var sentence: LeadingNounMessage { .staysInTitle(noun, command: ShellWord.line(["tidemark"] + command)) }
}

/// What is said of a word that may say what is to be added.
enum LeadingNounMessage: Message {
  case isTypeOrName(String)
  case writeCapital
  case staysInTitle(String, command: String)
}
