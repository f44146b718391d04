import Chronology

/// The last day of a week, month or year, as people say when something is due: `end of month`, `the end of next week`, `end of
/// March 2027`, `eom`.
enum PeriodEnd {
  /// Nil for other words.
  static func day(_ text: String, today: CivilDate) -> CivilDate? {
    var words = text.lowercased().split(separator: " ")[...]
    switch words.count == 1 ? words[0] : "" {
    case "eow": words = ["end", "of", "week"]
    case "eom": words = ["end", "of", "month"]
    case "eoy": words = ["end", "of", "year"]
    default: break
    }
    if words.first == "the" { words.removeFirst() }
    guard words.count >= 3, words.count <= 5, words.removeFirst() == "end", words.removeFirst() == "of" else { return nil }
    if words.first == "the" || words.first == "this" { words.removeFirst() }
    switch words {
    case ["week"]: return last("this week", today: today)
    case ["month"]: return last("this month", today: today)
    case ["year"]: return CivilDate(year: today.year, month: 12, day: 31)
    case ["next", "year"]: return CivilDate(year: today.year + 1, month: 12, day: 31)
    default: return last(words.joined(separator: " "), today: today)
    }
  }

  /// The last day of a period in other words: `next week`, `March 2027`, `March`.
  private static func last(_ text: String, today: CivilDate) -> CivilDate? {
    guard let meant = MeantDate(text, today: today, .ahead), meant.isPeriod else { return nil }
    return meant.dates.max()
  }
}
