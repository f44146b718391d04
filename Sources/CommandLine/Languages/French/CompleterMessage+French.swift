extension CompleterMessage {
  var french: String {
    switch self {
    case .help: "Afficher l’aide d’une commande"
    case .format: "Le format des fichiers"
    }
  }
}
