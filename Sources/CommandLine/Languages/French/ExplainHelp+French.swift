extension ExplainHelp {
  var french: String {
    switch self {
    case .rule: "le nom d’une règle"
    case .summary: "Afficher la page sur une règle\u{A0}: ce qu’elle trouve, pourquoi, un exemple, et quoi écrire à la place"
    case .halfRange: "Se renseigner sur les intervalles à moitié écrits"
    }
  }
}
