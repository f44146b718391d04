import Languages

extension LongPhraseMessage {
  var english: String {
    switch self {
    case .hasCharacters(let count, let most): "this phrase has \(count) characters; a phrase has at most \(most)"
    case .shorten: "shorten it, and put the rest into a paragraph below it"
    }
  }
}
