import Languages

private let language = Language.english

extension WordsChangeMessage {
  var english: String {
    switch self {
    case .hasFieldsAmongWords(let title): "there are fields among the words of \(language.title(title))"
    case .changeByHand(let place): "change them by hand in \(place)"
    case .hasNoTitle(let path): "\(path) has no title of its own"
    case .writeTitle(let words): "write `# \(words)` below its front matter"
    case .hasNoHeading(let place): "\(place) has no heading that can be changed"
    }
  }
}
