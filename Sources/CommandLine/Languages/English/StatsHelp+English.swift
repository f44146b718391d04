extension StatsHelp {
  var english: String {
    switch self {
    case .summary: "Count what was planned and done: this month, unless you ask for another period"
    case .discussion:
      "A period may follow without a command: “stats last week”, “stats 2026-10”, “stats 7d”, “stats mon..wed”."
    }
  }
}
