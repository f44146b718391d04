internal import Diagnostics
public import Languages

/// A command line that cannot be understood. Words of the user are as they were typed; options have their dashes.
public enum ArgumentMistake: Message, Error {
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
  case unreadableValue(String, of: String, expectation: Told?)
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
  public func message(after names: [String], in language: Language = .english) -> String {
    let line = names.joined(separator: " ")
    let words = [language.say(self), advice(after: line).map(language.say)].compactMap(\.self)
    return "\(line): " + ControlCharacters.escaping(words.joined(separator: "; "))
  }

  /// What to do instead, to follow the problem; the help where only that can tell, and nil where the problem says it.
  private func advice(after line: String) -> MistakeAdvice? {
    switch self {
    case .unknownCommand(_, let nearest?), .unknownOption(_, let nearest?), .unexpectedOperand(_, let nearest?),
      .swappedOperands(_, let nearest):
      .didYouMean(nearest)
    case .unknownChoice(_, _, _, let nearest?, _): .didYouMean(nearest)
    case .unknownChoice(_, _, let choices, nil, _) where choices.count <= HelpPage.mostChoicesShown: .chooseFrom(choices)
    case .unknownChoice(_, _, _, nil, let line?): .lists(line: line)
    case .dashedWords: .endOptions
    case .severalTexts: .quoteOrWriteEach
    case .missingCommand(let known), .unknownSubcommand(_, let known): .chooseFrom(known)
    case .earlyOption(let option, let command): .write("\(command) \(option)")
    case .missingValue, .unexpectedValue, .unreadableValue(_, _, _?), .wrongValue: nil
    default: .see(line: "\(line) --help")
    }
  }
}

/// What to do instead of what was typed.
enum MistakeAdvice: Message {
  case didYouMean(String)
  case chooseFrom([String])
  /// `line` lists the values.
  case lists(line: String)
  /// “--” before the words.
  case endOptions
  case quoteOrWriteEach
  case write(String)
  case see(line: String)
}
