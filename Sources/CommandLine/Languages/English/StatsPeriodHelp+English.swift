extension StatsPeriodHelp {
  var english: String {
    switch self {
    case .period: "a period like “last week”, 2026-10, 7d or mon..wed"
    case .summary: "Show what was done in any period"
    }
  }
}
