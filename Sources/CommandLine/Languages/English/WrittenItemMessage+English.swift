import Languages

private let language = Language.english

extension WrittenItemMessage {
  var english: String {
    switch self {
    case .isNamedTwice(let name): "\(language.quoted(name)) is named twice; give one of them another name"
    }
  }
}
