import Languages

private let language = Language.english

extension ConflictMarkerMessage {
  var english: String {
    switch self {
    case .marksMerge(let line): "\(language.quoted(line)) marks an unresolved merge"
    case .keepRight: "keep what is right and delete the lines that git wrote; until then no command changes the file"
    }
  }
}
