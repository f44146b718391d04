import Chronology

/// How a person names a day on the command line.
enum DayWord: Hashable, Sendable {
  case date(CivilDate)
  /// So many days from today.
  case near(Int)
  /// The next such day after today.
  case weekday(Weekday)

  /// Reads `2026-11-20`, `today`, `tomorrow`, `yesterday`, or a weekday in full or by three letters; ASCII case is ignored.
  init?(_ text: String) {
    switch text.lowercased() {
    case "today": self = .near(0)
    case "tomorrow": self = .near(1)
    case "yesterday": self = .near(-1)
    default:
      if let date = CivilDate(text) {
        self = .date(date)
      } else if let weekday = Weekday(name: text) {
        self = .weekday(weekday)
      } else {
        return nil
      }
    }
  }

  func date(from today: CivilDate) -> CivilDate {
    switch self {
    case .date(let date): date
    case .near(let days): today.adding(days: days)
    case .weekday(let weekday):
      // The days until it, or seven if it is today's own weekday.
      today.adding(days: (weekday.days(after: today.weekday) + 6) % 7 + 1)
    }
  }
}
