extension CalendarChoiceHelp {
  var french: String {
    switch self {
    case .tasks:
      """
      Dans un calendrier\u{A0}: exporter les tâches comme tâches, comme événements de leurs jours, comme les deux, ou pas du \
      tout
      """
    case .zone: "Dans un calendrier\u{A0}: le fuseau horaire de toutes les heures, comme Europe/Madrid; aucun par défaut"
    case .from: "Dans un calendrier\u{A0}: commencer à ce jour"
    case .until: "Dans un calendrier\u{A0}: finir à ce jour"
    }
  }
}
