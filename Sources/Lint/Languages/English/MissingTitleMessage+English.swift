import Languages

private let language = Language.english

extension MissingTitleMessage {
  var english: String {
    switch self {
    case .goesByName(let name): "the file has no title, so it goes by its name \(language.quoted(name))"
    case .writeTitle: "write the title as \(language.quoted("# Title")) below the front matter"
    }
  }
}
