import Languages

extension PictureMessage {
  var english: String {
    switch self {
    case .weeksAndDays: "A column for each week, a row for each day of the week"
    case .insights: "Insights"
    case .lastDays(let today): "The last 14 days, up to \(today)"
    }
  }
}
