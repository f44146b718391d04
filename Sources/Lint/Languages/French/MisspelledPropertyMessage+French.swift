import Languages

private let language = Language.french

extension MisspelledPropertyMessage {
  var french: String {
    switch self {
    case .isNotKnown(let name): "\(language.quoted(name)) n’est pas une propriété connue"
    }
  }
}
