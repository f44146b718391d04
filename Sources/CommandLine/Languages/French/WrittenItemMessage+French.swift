import Languages

private let language = Language.french

extension WrittenItemMessage {
  var french: String {
    switch self {
    case .isNamedTwice(let name): "\(language.quoted(name)) est nommé deux fois; donnez un autre nom à l’un des deux"
    }
  }
}
