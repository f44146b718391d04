import Languages

private let language = Language.english

extension DuplicatePropertyMessage {
  var english: String {
    switch self {
    case .isThereAlready(let name, let line): "the property \(language.quoted(name)) is on line \(line) already"
    case .deleteOne(let line): "delete one of the two; line \(line) is the one that is read"
    }
  }
}
