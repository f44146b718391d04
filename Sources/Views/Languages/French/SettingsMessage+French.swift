import Languages

private let language = Language.french

extension SettingsMessage {
  var french: String {
    switch self {
    case .title: "Réglages"
    case .titleOf(let path): "Réglages de \(path)"
    case .noVault: "Il n’y a pas de coffre ici; voici les valeurs par défaut. \(language.quoted("tidemark init")) en crée un."
    case .none: "aucun"
    case .noFolder: "aucun, chaque fichier dit son type"
    case .isDefault: "par défaut"
    case .theDefault: "la valeur par défaut"
    case .from(let place): "de \(place)"
    case .notRead(let words, let place): "\(language.quoted(words)) dans \(place) n’est pas compris"
    case .defaultInstead(let words, let place):
      "la valeur par défaut, parce que \(language.quoted(words)) dans \(place) n’est pas compris"
    }
  }
}
