extension RenewHelp {
  var french: String {
    switch self {
    case .days: "Faire durer l’arc N jours, de 7 à 365, au lieu de ce que dit le rituel"
    case .from: "Le premier jour de l’arc"
    case .summary: "Commencer le prochain arc d’un rituel"
    case .discussion:
      """
      Il commence aujourd’hui, ou le lendemain du dernier arc si c’est plus tard, avec les habitudes du dernier arc\u{A0}: \
      leurs mots, icônes, objectifs, règles et notes. Leurs journaux restent dans l’ancien arc, et un «\u{A0}until\u{A0}» \
      passé est omis. La nouvelle section vient avant les autres, ou après elles si le fichier a la plus récente à la fin. \
      Tant qu’il reste des jours à un arc, rien n’est commencé; `tidemark end-arc` le termine.

      Un rituel sans arc reçoit son premier\u{A0}: le titre va au-dessus des éléments de liste du fichier, qui deviennent ses \
      habitudes, et il commence le premier jour de leurs journaux, sinon aujourd’hui.
      """
    case .beginToday: "Commencer le prochain arc aujourd’hui"
    case .beginFortnight: "Commencer vendredi un arc de deux semaines"
    }
  }
}
