import Chronology
import Diagnostics
import Views

/// How a person says on the command line when something is to be due.
enum DueWord {
  static let expectation = "overdue, today, this week, none, a day like 2026-11-20 or friday, or two with “..” between them"

  /// The words that are no days; a hyphen may stand for each space.
  private static let words = ["overdue", "none", "today", "tomorrow", "this week", "next week", "this month", "next month"]

  /// What a text asks for; nil where it says nothing that is known.
  ///
  /// A day, a week and a month that go on ask for what is due until their end, with what is overdue: that is what is left to be
  /// done in them. Two days, and a week or a month to come, ask for what is due in them.
  static func question(_ text: String, today: CivilDate, weekStart: Weekday) -> DueQuestion? {
    let isSpelledWithHyphens = words.contains { $0.replacing(" ", with: "-") == text.lowercased() }
    let text = isSpelledWithHyphens ? text.lowercased().replacing("-", with: " ") : text
    let week = today.startOfWeek(from: weekStart)
    switch text.lowercased() {
    case "overdue": return .overdue
    case "none": return .never
    case "this week": return .by(week.adding(days: 6))
    case "next week": return days(week.adding(days: 7), week.adding(days: 13))
    case "this month": return .by(firstOfMonth(after: today).adding(days: -1))
    case "next month":
      let first = firstOfMonth(after: today)
      return days(first, firstOfMonth(after: first).adding(days: -1))
    default: break
    }
    func day(_ text: some StringProtocol) -> CivilDate? {
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return DayWord(words)?.date(from: today, weekStart: weekStart)
    }
    if let range = DateRange(text) { return .within(range) }
    if let dots = text.firstRange(of: "..") {
      guard let first = day(text[..<dots.lowerBound]), let last = day(text[dots.upperBound...]) else { return nil }
      return days(first, last)
    }
    return day(text).map { .by($0) }
  }

  /// What a person most likely meant who wrote something that is not known.
  static func suggestion(for text: String) -> String? { nearestWord(to: text, in: words + Weekday.allCases.map(\.fullName)) }

  private static func days(_ first: CivilDate, _ last: CivilDate) -> DueQuestion? {
    DateRange(first: first, last: last).map { .within($0) }
  }

  private static func firstOfMonth(after day: CivilDate) -> CivilDate {
    day.adding(days: 1 - day.parts.day).adding(months: 1)
  }
}
