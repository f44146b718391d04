import Chronology
import Diagnostics
import Phrases
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
    switch text.lowercased() {
    case "overdue": return .overdue
    case "none": return .never
    default: break
    }
    let context = PhraseContext(today: today, weekStart: weekStart, .ahead)
    if let day = try? DayPhrase(text) { return .by(day.date(in: context)) }
    guard let days = try? PeriodPhrase(text).days(in: context) else { return nil }
    return days.contains(today) && !text.contains("..") && DateRange(text) == nil ? .by(days.last) : .within(days)
  }

  /// What a person most likely meant who wrote something that is not known.
  static func suggestion(for text: String) -> String? { nearestWord(to: text, in: words + Weekday.allCases.map(\.fullName)) }
}
