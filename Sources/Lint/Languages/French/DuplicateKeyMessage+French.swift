import Languages

private let language = Language.french

extension DuplicateKeyMessage {
  var french: String {
    switch self {
    case .isTwice(let key, let first?):
      "\(language.quoted(key)) figure ici deux fois; seule la première compte, \(language.quoted(first))"
    case .isTwice(let key, nil): "\(language.quoted(key)) figure ici deux fois"
    case .isTwiceInOtherWord(let word, let key, let first?):
      "\(language.quoted(key)), que signifie \(language.quoted(word)), figure ici deux fois; seule la première compte, \(language.quoted(first))"
    case .isTwiceInOtherWord(let word, let key, nil):
      "\(language.quoted(key)), que signifie \(language.quoted(word)), figure ici deux fois"
    case .deleteWrong: "supprimez celle qui est fausse"
    }
  }
}
