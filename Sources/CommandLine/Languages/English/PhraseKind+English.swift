extension PhraseKind {
  var english: String {
    switch self {
    case .day: "a day like 2026-11-20, tomorrow, fri, “1 dec” or “in 3 days”"
    case .period: "a day or a period like 2026-11-20, mon..wed, “last week”, 2026-11 or 7d"
    case .time: "a time like 17:00, 5pm or noon"
    case .length: "a length like 90m, 1h or 1h30m"
    case .when: "a day or a time like tomorrow, “fri 9:30”, 10:00-11:30 or “15:00 for 45m”"
    }
  }
}
