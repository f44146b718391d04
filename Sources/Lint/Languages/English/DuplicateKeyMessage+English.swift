import Languages

private let language = Language.english

extension DuplicateKeyMessage {
  var english: String {
    switch self {
    case .isTwice(let key, let first?):
      "\(language.quoted(key)) is here twice; only the first counts, \(language.quoted(first))"
    case .isTwice(let key, nil): "\(language.quoted(key)) is here twice"
    case .isTwiceInOtherWord(let word, let key, let first?):
      "\(language.quoted(key)), which \(language.quoted(word)) means, is here twice; only the first counts, \(language.quoted(first))"
    case .isTwiceInOtherWord(let word, let key, nil):
      "\(language.quoted(key)), which \(language.quoted(word)) means, is here twice"
    case .deleteWrong: "delete the one that is wrong"
    }
  }
}
