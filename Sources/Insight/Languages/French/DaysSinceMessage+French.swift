extension DaysSinceMessage {
  var french: String {
    switch self {
    case .never: "–"
    case .today: "aujourd’hui"
    case .daysAgo(let days): "-\(days) j"
    }
  }
}
