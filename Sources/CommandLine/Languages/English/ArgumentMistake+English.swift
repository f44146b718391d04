import Languages

private let language = Language.english

extension ArgumentMistake {
  package var english: String {
    switch self {
    case .missingCommand: "a command is missing"
    case .unknownCommand(let word, _), .unknownSubcommand(let word, _): "\(language.quoted(word)) is not a command"
    case .unknownOption(let word, _): "\(language.quoted(word)) is not an option"
    case .earlyOption(let option, _): "\(language.quoted(option)) comes before the command"
    case .missingValue(let option, let value):
      "\(language.quoted(option)) needs a value: \(language.quoted("\(option) \(value)"))"
    case .unexpectedValue(let option, let value):
      "\(language.quoted(option)) takes no value, but was given \(language.quoted(value))"
    case .unknownChoice(let word, let owner, _, _, _): "\(language.quoted(word)) is not a value of \(language.quoted(owner))"
    case .unreadableValue(let word, let owner, nil):
      "\(language.quoted(word)) cannot be read as a value of \(language.quoted(owner))"
    case .unreadableValue(let word, let owner, let expectation?):
      "\(language.quoted(owner)) needs \(expectation.text(in: language)), not \(language.quoted(word))"
    // A word that stands alone is quoted by the problem; of an option it is said which.
    case .wrongValue(let problem, let owner):
      (owner.hasPrefix("-") ? "\(owner)\(language.colon) " : "") + problem.text(in: language)
    case .missingOperand(let name): "\(name) is missing"
    case .unexpectedOperand(let word, _): "\(language.quoted(word)) is one argument too many"
    case .swappedOperands(let word, _): "\(language.quoted(word)) comes before the name"
    case .severalTexts(let texts): texts.map(language.quoted).joined(separator: " and ") + " can be one text or several"
    case .dashedWords(let words): "\(language.quoted(words)) begins with a dash, as options do"
    }
  }
}

extension MistakeAdvice {
  var english: String {
    switch self {
    case .didYouMean(let words): "did you mean \(language.quoted(words))?"
    case .chooseFrom(let words): "choose from: \(words.joined(separator: ", "))"
    case .lists(let line): "\(language.quoted(line)) lists them"
    case .endOptions: "write “--” before it"
    case .quoteOrWriteEach: "put all of it in one pair of quotation marks, or write one command for each"
    case .write(let words): "write \(language.quoted(words))"
    case .see(let line): "see \(language.quoted(line))"
    }
  }
}
