extension BlockHelp {
  var french: String {
    switch self {
    case .summary: "Afficher, ajouter, déplacer, prolonger, diviser ou supprimer une plage horaire"
    case .discussion: "Donnez seulement le nom d’une plage pour l’afficher."
    case .name:
      "son nom ou une partie du nom, l’heure à laquelle elle commence, les deux comme dans «\u{A0}Thé 15:00\u{A0}», ou FILE:LINE"
    case .day: "Chercher ce jour-là; par défaut aujourd’hui, puis les jours suivants"
    case .nearest: "Si l’heure est prise, utiliser le créneau libre le plus proche"
    case .overlap: "Si l’heure est prise, l’écrire quand même"
    case .aboutNames:
      """
      La plage est cherchée aujourd’hui, ou le jour de --on, puis les jours suivants. Une plage de la routine que la journée \
      affiche est d’abord écrite dans le fichier du jour.
      """
    }
  }
}
