extension SetAsideHelp {
  var french: String {
    switch self {
    case .summary: "Déplacer un élément d’une page vers les choses qui comptaient autrefois"
    case .discussion:
      """
      Il va avec toutes ses lignes dans la section «\u{A0}Things that used to matter\u{A0}», créée à la fin de la page si elle \
      manque, et reçoit le champ «\u{A0}was\u{A0}», qui dit où il était\u{A0}: «\u{A0}was: How > Strategy > Item\u{A0}». Ce \
      qui est mis de côté n’est ni à faire, ni compté, ni affiché.
      """
    case .setAside: "Mettre un élément de côté"
    }
  }
}
