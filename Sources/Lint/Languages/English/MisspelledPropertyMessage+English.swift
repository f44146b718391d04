import Languages

private let language = Language.english

extension MisspelledPropertyMessage {
  var english: String {
    switch self {
    case .isNotKnown(let name): "\(language.quoted(name)) is not a known property"
    }
  }
}
