internal import Diagnostics
public import Languages

/// A command line that cannot be understood. Words of the user are as they were typed; options have their dashes.
public enum ArgumentMistake: Error, Sendable, Hashable {
  /// A command that gathers others stands alone.
  case missingCommand(known: [String])
  case unknownCommand(String, nearest: String?)
  /// A word behind a command that gathers others, which is none of them.
  case unknownSubcommand(String, known: [String])
  case unknownOption(String, nearest: String?)
  /// An option of a command stands before the command.
  case earlyOption(String, command: String)
  case missingValue(option: String, value: String)
  /// A flag was given a value.
  case unexpectedValue(option: String, value: String)
  /// A value that is none of the choices; `of` is an option or the name of an operand, `listedBy` a command line.
  case unknownChoice(String, of: String, choices: [String], nearest: String?, listedBy: String?)
  /// A value that does not read.
  case unreadableValue(String, of: String, expectation: String?)
  /// The same, with a sentence that says why not and what to write.
  case wrongValue(Told, of: String)
  case missingOperand(String)
  /// More words than the command takes; `nearest` is a command line that is probably meant.
  case unexpectedOperand(String, nearest: String?)
  /// The value of a thing comes before its name; `nearest` is the command line with both exchanged.
  case swappedOperands(String, nearest: String)
  /// Several texts in quotation marks where one is asked for.
  case severalTexts([String])
  /// Words that begin with a dash, and so read as an option.
  case dashedWords(String)
}

// MARK: The words

extension ArgumentMistake {
  /// One line for people, without a newline.
  ///
  /// - Parameter names: The names of the program and of the command that was being read.
  public func message(after names: [String]) -> String {
    let line = names.joined(separator: " ")
    return "\(line): " + ControlCharacters.escaping(problem + (advice ?? "; see “\(line) --help”"))
  }

  private var problem: String {
    switch self {
    case .missingCommand: "a command is missing"
    case .unknownCommand(let word, _), .unknownSubcommand(let word, _): "“\(word)” is not a command"
    case .unknownOption(let word, _): "“\(word)” is not an option"
    case .earlyOption(let option, _): "“\(option)” comes before the command"
    case .missingValue(let option, let value): "“\(option)” needs a value: “\(option) \(value)”"
    case .unexpectedValue(let option, let value): "“\(option)” takes no value, but was given “\(value)”"
    case .unknownChoice(let word, let owner, _, _, _): "“\(word)” is not a value of “\(owner)”"
    case .unreadableValue(let word, let owner, nil): "“\(word)” cannot be read as a value of “\(owner)”"
    case .unreadableValue(let word, let owner, let expectation?):
      "“\(owner)” needs \(expectation), not “\(word)”"
    // A word that stands alone is quoted by the problem; of an option it is said which.
    case .wrongValue(let problem, let owner): owner.hasPrefix("-") ? "\(owner): \(problem.english)" : problem.english
    case .missingOperand(let name): "\(name) is missing"
    case .unexpectedOperand(let word, _): "“\(word)” is one argument too many"
    case .swappedOperands(let word, _): "“\(word)” comes before the name"
    case .severalTexts(let texts): texts.map { "“\($0)”" }.joined(separator: " and ") + " can be one text or several"
    case .dashedWords(let words): "“\(words)” begins with a dash, as options do"
    }
  }

  /// What to do instead, to follow the problem; nil where only the help can tell.
  private var advice: String? {
    switch self {
    case .unknownCommand(_, let nearest?), .unknownOption(_, let nearest?), .unexpectedOperand(_, let nearest?),
      .swappedOperands(_, let nearest):
      "; did you mean “\(nearest)”?"
    case .unknownChoice(_, _, _, let nearest?, _): "; did you mean “\(nearest)”?"
    case .unknownChoice(_, _, let choices, nil, _) where choices.count <= HelpPage.mostChoicesShown:
      "; choose from: \(choices.joined(separator: ", "))"
    case .unknownChoice(_, _, _, nil, let line?): "; “\(line)” lists them"
    case .dashedWords: "; write “--” before it"
    case .severalTexts: "; put all of it in one pair of quotation marks, or write one command for each"
    case .missingCommand(let known), .unknownSubcommand(_, let known): "; choose from: \(known.joined(separator: ", "))"
    case .earlyOption(let option, let command): "; write “\(command) \(option)”"
    case .missingValue, .unexpectedValue, .unreadableValue(_, _, _?), .wrongValue: ""
    default: nil
    }
  }
}
