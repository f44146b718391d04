import Languages

private let language = Language.french

extension TextsMessage {
  var french: String {
    switch self {
    case .isOneOrSeveral(let texts): "\(language.and(texts.map(language.title))) peuvent être un seul texte ou plusieurs"
    case .quoteOrSplit: "mettez le tout entre une seule paire de guillemets, ou écrivez une commande pour chacun"
    }
  }
}
