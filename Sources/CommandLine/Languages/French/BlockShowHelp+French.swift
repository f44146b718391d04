extension BlockShowHelp {
  var french: String {
    switch self {
    case .name: "son nom ou une partie du nom, l’heure à laquelle elle commence, ou FILE:LINE"
    case .day: "Le jour où elle est; par défaut, aujourd’hui ou un jour suivant"
    case .summary: "Afficher une plage horaire\u{A0}: ses heures, tâches et notes, sa couleur et son rappel"
    case .discussion:
      """
      La plage est cherchée aujourd’hui, ou le jour de --on, puis les jours suivants. Vous voyez ses tâches avec leurs étapes, \
      et tout ce qui est écrit sous elles et sous la plage.

      --json affiche un objet avec `date, today, now` et `block`, qui est ce que «\u{A0}tidemark day --json\u{A0}» en affiche.
      """
    case .showToday: "Afficher une plage d’aujourd’hui"
    case .showAtNine: "Afficher ce qui commence demain à neuf heures"
    case .success: "la plage a été affichée"
    case .noSuchBlock: "le coffre n’a pas pu être lu, ou ce nom n’est celui d’aucune plage, ou de plusieurs"
    }
  }
}
