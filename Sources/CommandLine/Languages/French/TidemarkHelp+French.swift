extension TidemarkHelp {
  var french: String {
    switch self {
    case .summary: "Vérifie, range et exporte une vie tenue dans de simples fichiers Markdown."
    case .discussion:
      """
      Les chemins sont des fichiers et des dossiers; les dossiers sont parcourus à la recherche de fichiers Markdown. Un \
      fichier est à Tidemark si son en-tête a un type connu; tout autre est une note à vous et est laissé tel quel. \
      «\u{A0}-\u{A0}» est l’entrée standard. Dans un coffre, «\u{A0}tidemark\u{A0}» seul affiche la journée d’aujourd’hui.
      """
    case .look: "Voir vos journées"
    case .doing: "Faire et annuler"
    case .plan: "Prévoir"
    case .write: "Écrire et ranger"
    case .check: "Vérifier et partager"
    case .git: "Travailler avec git"
    case .setUp: "Configurer"
    }
  }
}
