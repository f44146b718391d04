import Languages

private let language = Language.english

extension SpokenNameMessage {
  var english: String {
    switch self {
    case .namesNothing(let word, let words):
      "nothing is called \(language.title(words)), and \(language.title(word)) names nothing"
    case .beginsNoWord(let word): "\(language.title(word)) begins no word of a name"
    case .quoteNames:
      "put a name of several words in quotation marks; of several things, each is named by the beginning of a word"
    }
  }
}
