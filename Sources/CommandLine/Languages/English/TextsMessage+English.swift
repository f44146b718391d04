import Languages

private let language = Language.english

extension TextsMessage {
  var english: String {
    switch self {
    case .isOneOrSeveral(let texts):
      "\(texts.map(language.title).joined(separator: " and ")) can be one text or several"
    case .quoteOrSplit: "put all of it in one pair of quotation marks, or write one command for each"
    }
  }
}
