import Languages

private let language = Language.french

extension ArgumentMistake {
  package var french: String {
    switch self {
    case .missingCommand: "il manque une commande"
    case .unknownCommand(let word, _), .unknownSubcommand(let word, _): "\(language.quoted(word)) n’est pas une commande"
    case .unknownOption(let word, _): "\(language.quoted(word)) n’est pas une option"
    case .earlyOption(let option, _): "\(language.quoted(option)) précède la commande"
    case .missingValue(let option, let value):
      "\(language.quoted(option)) demande une valeur\(language.colon) \(language.quoted("\(option) \(value)"))"
    case .unexpectedValue(let option, let value):
      "\(language.quoted(option)) ne prend pas de valeur, mais a reçu \(language.quoted(value))"
    case .unknownChoice(let word, let owner, _, _, _):
      "\(language.quoted(word)) n’est pas une valeur de \(language.quoted(owner))"
    case .unreadableValue(let word, let owner, nil):
      "\(language.quoted(word)) ne peut être compris comme valeur de \(language.quoted(owner))"
    case .unreadableValue(let word, let owner, let expectation?):
      "\(language.quoted(owner)) demande \(expectation.text(in: language)), et non \(language.quoted(word))"
    case .wrongValue(let problem, let owner):
      (owner.hasPrefix("-") ? "\(owner)\(language.colon) " : "") + problem.text(in: language)
    case .missingOperand(let name): "il manque \(name)"
    case .unexpectedOperand(let word, _): "\(language.quoted(word)) est un argument de trop"
    case .swappedOperands(let word, _): "\(language.quoted(word)) précède le nom"
    case .severalTexts(let texts): "\(language.and(texts.map(language.quoted))) peuvent être un seul texte ou plusieurs"
    case .dashedWords(let words): "\(language.quoted(words)) commence par un tiret, comme les options"
    }
  }
}

extension MistakeAdvice {
  var french: String {
    switch self {
    case .didYouMean(let words): "vouliez-vous dire \(language.quoted(words))?"
    case .chooseFrom(let words): "choisissez parmi\(language.colon) \(words.joined(separator: ", "))"
    case .lists(let line): "\(language.quoted(line)) en donne la liste"
    case .endOptions: "écrivez \(language.quoted("--")) devant"
    case .quoteOrWriteEach: "mettez le tout entre les mêmes guillemets, ou écrivez une commande pour chacun"
    case .write(let words): "écrivez \(language.quoted(words))"
    case .see(let line): "voyez \(language.quoted(line))"
    }
  }
}
