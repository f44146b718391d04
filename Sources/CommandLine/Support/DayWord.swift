import Chronology

/// How a person names a day on the command line.
enum DayWord: Hashable, Sendable {
  case date(CivilDate)
  /// So many days from today.
  case near(Int)
  /// The next such day after today.
  case weekday(Weekday)
  /// Such a day of the week after this one.
  case nextWeek(Weekday)
  /// So many months from today, or the last day of that month where it is shorter.
  case months(Int)

  /// Reads `2026-11-20`, `today`, `tomorrow`, `yesterday`, a weekday in full or by three letters, `next mon`, `in 3 days`,
  /// `in 2 weeks`, `in a month`; ASCII case is ignored.
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
      } else if let word = DayWord(words: text.lowercased().split(separator: " ")) {
        self = word
      } else {
        return nil
      }
    }
  }

  /// `next mon`, `in 3 days`
  private init?(words: [Substring]) {
    switch words.first {
    case "next" where words.count == 2:
      guard let weekday = Weekday(name: String(words[1])) else { return nil }
      self = .nextWeek(weekday)
    case "in" where words.count == 3:
      guard let count = words[1] == "a" || words[1] == "one" ? 1 : Int(words[1]), (0...9_999).contains(count) else {
        return nil
      }
      switch words[2] {
      case "day", "days": self = .near(count)
      case "week", "weeks": self = .near(7 * count)
      case "month", "months": self = .months(count)
      default: return nil
      }
    default: return nil
    }
  }

  /// - Parameter weekStart: the first day of the week, for `next mon`.
  func date(from today: CivilDate, weekStart: Weekday = .monday) -> CivilDate {
    switch self {
    case .date(let date): date
    case .nextWeek(let weekday):
      today.startOfWeek(from: weekStart).adding(days: 7 + weekday.days(after: weekStart))
    case .months(let months): today.adding(months: months)
    case .near(let days): today.adding(days: days)
    case .weekday(let weekday):
      // The days until it, or seven if it is today's own weekday.
      today.adding(days: (weekday.days(after: today.weekday) + 6) % 7 + 1)
    }
  }
}
