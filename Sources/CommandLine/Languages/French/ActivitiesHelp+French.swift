extension ActivitiesHelp {
  var french: String {
    switch self {
    case .since:
      """
      Donner la liste de ce qui a été fait dans une période comme 31d, 3m, «\u{A0}mois dernier\u{A0}» ou lundi..mercredi, ou \
      depuis un jour
      """
    case .name: "une activité\u{A0}: son nom ou une partie du nom"
    case .summary: "Afficher les activités par rang, quand chacune a été faite la dernière fois et à quelle fréquence"
    case .discussion:
      """
      Un jour compte une fois, même s’il est noté plusieurs fois; les jours à venir ne comptent pas. Les 7 derniers jours sont \
      aujourd’hui et les six précédents; N mois commencent le lendemain de la même date il y a N mois; --since accepte toute \
      autre période, ou un jour de début. «\u{A0}Dernière\u{A0}» est aujourd’hui, ou il y a combien de jours c’était, comme \
      «\u{A0}-1 j\u{A0}»; «\u{A0}Tous les\u{A0}» est le nombre moyen de jours d’un accomplissement au suivant, «\u{A0}Écart \
      max.\u{A0}» le plus long écart. Avec NAME, une seule activité est affichée, avec ses détails et une année de jours.

      --json affiche un objet avec `today, doneToday, notes` (du fichier) et `activities`, chacune avec ses détails comme \
      `notes`; avec --since, les accomplissements de cette période; avec NAME, une activité avec ses accomplissements, de 12 \
      mois à moins que --since n’en demande moins.
      """
    case .showAll: "Afficher toutes les activités"
    case .listDays: "Donner la liste de ce qui a été fait dans les 31 derniers jours"
    case .listMonth: "Donner la liste de ce qui a été fait en un mois"
    case .showOne: "Afficher une activité avec une année de jours"
    case .success: "les activités ont été affichées, ou il n’y en a aucune"
    case .couldNotRun: "le coffre n’a pas pu être lu, ou ce nom n’est celui d’aucune activité, ou de plusieurs"
    }
  }
}
