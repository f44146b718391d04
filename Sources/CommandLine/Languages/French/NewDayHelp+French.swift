extension NewDayHelp {
  var french: String {
    switch self {
    case .date: "un jour comme 2026-11-20, demain ou «\u{A0}lundi prochain\u{A0}»; aujourd’hui par défaut"
    case .summary: "Créer une journée avec les plages de la routine"
    case .discussion:
      """
      Les plages de la routine du coffre qui valent ce jour-là y sont écrites, avec leurs icônes, leurs couleurs et leurs \
      tâches. De deux qui se chevauchent, celle qui commence la première est écrite. Sans --output, le fichier va dans `days/` \
      du coffre, ou là où sont ses autres jours; hors d’un coffre, dans ce dossier. Un jour qui a un fichier est laissé tel \
      quel.

      Un jour sans fichier affiche la routine de toute façon. Créez un fichier pour modifier ce que dit la journée.
      """
    case .beginToday: "Créer la journée d’aujourd’hui"
    case .beginTomorrow: "Créer la journée de demain"
    }
  }
}
