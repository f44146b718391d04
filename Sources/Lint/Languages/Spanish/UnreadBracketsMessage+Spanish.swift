import Languages

private let language = Language.spanish

extension UnreadBracketsMessage {
  var spanish: String {
    switch self {
    case .isReadAsWords(let words): "\(language.quoted(words)) se lee como texto"
    }
  }
}
