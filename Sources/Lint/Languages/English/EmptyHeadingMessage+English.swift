import Languages

private let language = Language.english

extension EmptyHeadingMessage {
  var english: String {
    switch self {
    case .hasNoWords(let signs): "\(language.quoted(signs)) is a heading without words"
    case .writeTitle: "write a title after it, or delete the line: what follows then belongs to the heading above"
    }
  }
}
