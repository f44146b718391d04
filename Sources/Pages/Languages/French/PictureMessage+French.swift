import Languages

extension PictureMessage {
  var french: String {
    switch self {
    case .weeksAndDays: "Une colonne par semaine, une rangée par jour de la semaine"
    case .insights: "Aperçu"
    case .lastDays(let today): "Les 14 derniers jours, jusqu’au \(today)"
    }
  }
}
