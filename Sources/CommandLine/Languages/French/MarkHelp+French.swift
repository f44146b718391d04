import Planner

extension MarkHelp {
  var french: String {
    switch self {
    case .words: "la semaine, par son numéro ou un de ses jours, et la phrase ou l’appréciation; cette semaine par défaut"
    case .ratingExpected:
      "l’une des appréciations \(WeekRating.allCases.map(\.rawValue).joined(separator: ", ")), ou un nombre de 1 à 5"
    case .rating: "Comment s’est passée la semaine\u{A0}: awful, hard, okay, good, great, ou de 1 à 5"
    case .category: "Ce qui a occupé la semaine"
    case .replace: "Changer la marque que la semaine a déjà; ce que vous ne donnez pas reste"
    case .summary: "Marquer une semaine d’une vie"
    case .discussion:
      """
      La semaine se nomme avant la phrase\u{A0}: par son numéro, par un de ses jours, ou comme «\u{A0}semaine dernière\u{A0}». Une \
      appréciation à la place d’une phrase est l’appréciation, et de même une appréciation à côté d’une phrase entre \
      guillemets. Une semaine d’une vie commence le même jour de la semaine que la naissance; ses jours sont affichés. Une \
      semaine a une seule marque\u{A0}: une deuxième est refusée, et --replace la change. Un nombre qui peut être une année \
      est refusé aussi\u{A0}: «\u{A0}1,990\u{A0}» est une semaine, et 1990-06-14 un jour d’une semaine. S’il y a plusieurs \
      vies, la vôtre est prise; --in en nomme une autre. La marque va dans la section de son année, dans l’ordre des dates qui \
      s’y trouvent. Celle d’une semaine précédente dit aussi quel jour vous l’avez écrite.
      """
    case .markThisWeek: "Marquer cette semaine"
    case .rateThisWeek: "Dire comment s’est passée cette semaine, sans plus"
    case .markWithPhrase: "La marquer d’une phrase et d’une appréciation"
    case .markEarlierWeek: "Marquer une semaine précédente"
    case .rateLastWeek: "Dire comment s’est passée la semaine d’avant"
    case .markByNumber: "Marquer une semaine par son numéro"
    case .changeMark: "Changer la marque d’une semaine"
    }
  }
}
