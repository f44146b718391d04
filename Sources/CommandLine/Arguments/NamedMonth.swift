import Chronology
import Views

/// A month that a person names: `2025-06`, a day of it, `october`, `last month`. It is read when today is known.
struct NamedMonth: Sendable {
  private let words: String

  /// Nil for what names no month from any day on.
  init?(_ words: String) {
    self.words = words
    guard day(today: NamedMonth.anyDay, weekStart: .monday) != nil else { return nil }
  }

  /// A day with a year before it and a year behind it.
  private static let anyDay = CivilDate.latest.adding(years: -1)

  /// A day of the month; of a name the last month of it that has begun. Nil for none of the calendar.
  func day(today: CivilDate, weekStart: Weekday) -> CivilDate? {
    if let written = CivilDate(words) ?? CivilDate(words + "-01") { return written }
    return try? StatsPeriodSpan.month.days(of: words, today: today, weekStart: weekStart).get().first
  }
}
