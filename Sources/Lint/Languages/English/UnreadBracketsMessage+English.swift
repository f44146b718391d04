import Languages

private let language = Language.english

extension UnreadBracketsMessage {
  var english: String {
    switch self {
    case .isReadAsWords(let words): "\(language.quoted(words)) is read as words"
    }
  }
}
