extension DaysSinceMessage {
  var english: String {
    switch self {
    case .never: "–"
    case .today: "today"
    case .daysAgo(let days): "-\(days)D"
    }
  }
}
