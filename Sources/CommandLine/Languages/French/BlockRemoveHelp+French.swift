extension BlockRemoveHelp {
  var french: String {
    switch self {
    case .name: "son nom, l’heure à laquelle elle commence, les deux comme dans «\u{A0}Thé 15:00\u{A0}», ou FILE:LINE"
    case .summary: "Supprimer une plage horaire d’une journée"
    case .discussion:
      """
      Elle est supprimée avec ses tâches et tout ce qui est dessous, et gardée dans .trash. Une plage de la routine est omise \
      de la journée\u{A0}: son fichier le dit par une ligne comme «\u{A0}- [-] Dîner\u{A0}», et `tidemark remove` de cette \
      ligne la fait revenir.
      """
    case .fromToday: "La supprimer d’aujourd’hui"
    case .ofSeveral: "De plusieurs de ce nom, supprimer celle qui commence à cette heure"
    case .leaveOut: "L’omettre vendredi"
    }
  }
}
