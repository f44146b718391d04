import Languages

private let language = Language.spanish

extension DuplicateKeyMessage {
  var spanish: String {
    switch self {
    case .isTwice(let key, let first?):
      "\(language.quoted(key)) está aquí dos veces; solo cuenta la primera, \(language.quoted(first))"
    case .isTwice(let key, nil): "\(language.quoted(key)) está aquí dos veces"
    case .isTwiceInOtherWord(let word, let key, let first?):
      "\(language.quoted(key)), que es lo que significa \(language.quoted(word)), está aquí dos veces; solo cuenta la primera, \(language.quoted(first))"
    case .isTwiceInOtherWord(let word, let key, nil):
      "\(language.quoted(key)), que es lo que significa \(language.quoted(word)), está aquí dos veces"
    case .deleteWrong: "borra la que esté mal"
    }
  }
}
