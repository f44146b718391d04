extension DaysSinceMessage {
  var spanish: String {
    switch self {
    case .never: "–"
    case .today: "hoy"
    case .daysAgo(let days): "-\(days) d"
    }
  }
}
