import Languages

private let language = Language.french

extension NewProjectCommandMessage {
  var french: String {
    switch self {
    case .noWords: "le nom n’a pas de texte"
    case .isThere(let path, let title): "\(path) est déjà le projet \(language.quoted(title))"
    case .firstStep: "La première étape"
    }
  }
}
