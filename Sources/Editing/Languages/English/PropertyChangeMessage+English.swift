import Languages

private let language = Language.english

extension PropertyChangeMessage {
  var english: String {
    switch self {
    case .keepsKind(let path): "the kind of \(path) cannot be changed"
    case .beginNewFile: "begin a new file with `tidemark new`"
    case .isPart(let text, let property, let place):
      "\(language.title(text)) is read as a part of \(language.quoted(property)), at \(place)"
    case .giveOwnProperty: "give it a property of its own, or remove it"
    case .hasNoFrontMatter(let path): "\(path) has no front matter"
    }
  }
}
