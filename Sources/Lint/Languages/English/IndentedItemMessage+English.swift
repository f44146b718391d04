import Languages

private let language = Language.english

extension IndentedItemMessage {
  var english: String {
    switch self {
    case .readsAsCode(let text): "\(language.quoted(text)) is indented so far that it reads as code"
    case .indentLess:
      "indent it by fewer than four spaces, or as far as the words of the item above it; put code between lines of \(language.quoted("```"))"
    case .readsAsWordsAbove(let text): "\(language.quoted(text)) is indented so far that it reads as part of the words above it"
    case .indentLessThanWordsAbove:
      "indent it by fewer than four spaces, or as far as the words of the item above it and not further"
    }
  }
}
