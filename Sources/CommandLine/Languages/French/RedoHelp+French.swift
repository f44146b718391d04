extension RedoHelp {
  var french: String {
    switch self {
    case .summary: "Refaire ce que undo a annulé"
    case .discussion: "C’est possible jusqu’à ce qu’une autre commande écrive quelque chose."
    }
  }
}
