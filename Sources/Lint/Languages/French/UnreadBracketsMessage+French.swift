import Languages

private let language = Language.french

extension UnreadBracketsMessage {
  var french: String {
    switch self {
    case .isReadAsWords(let words): "\(language.quoted(words)) est lu comme du texte"
    }
  }
}
