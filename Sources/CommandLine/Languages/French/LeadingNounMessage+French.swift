import Languages

private let language = Language.french

extension LeadingNounMessage {
  var french: String {
    switch self {
    case .isTypeOrName(let noun): "\(language.title(noun)) peut dire ce qui est à ajouter, ou faire partie du nom"
    case .writeCapital: "avec une majuscule, c’est une partie du nom"
    case .staysInTitle(let noun, let command):
      "\(language.title(noun)) reste dans le titre; la commande pour ajouter cela est `\(command)`"
    }
  }
}
