extension ReorderHelp {
  var french: String {
    switch self {
    case .item: "un élément ou une section\u{A0}: son nom ou une partie du nom, ou FILE:LINE"
    case .up: "Le monter d’une place"
    case .down: "Le descendre d’une place"
    case .toExpected: "une place comme 1"
    case .to: "Le déplacer à cette place parmi ses voisins, à partir de 1"
    case .before: "Le déplacer avant ce voisin"
    case .after: "Le déplacer après ce voisin"
    case .summary: "Déplacer un élément ou une section parmi ses voisins"
    case .discussion:
      """
      Sont voisins les éléments d’une section, d’un groupe ou d’un élément; les sections d’un fichier; les groupes d’une \
      section. Tout ce qui est dessous est déplacé avec lui, et un commentaire au-dessus d’un titre aussi. Les listes \
      numérotées restent en ordre.
      """
    case .moveUp: "Monter un élément d’une place"
    case .moveBefore: "Déplacer une habitude avant une autre"
    case .moveToTop: "Déplacer une section au début"
    }
  }
}
