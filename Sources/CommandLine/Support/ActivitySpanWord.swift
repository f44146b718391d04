import Chronology
import Insight
import Phrases
import Views

/// How a person says on the command line since when completions of activities are listed: one of the periods in which they are
/// counted, another period, or the first day (commands, *Periods*).
enum ActivitySpanWord: Hashable, Sendable {
  case counted(ActivityPeriod)
  case period(NamedPeriod)

  init(_ text: String) throws(PhraseProblem) {
    if let period = ActivityPeriod(rawValue: text.lowercased()) {
      self = .counted(period)
    } else {
      self = .period(try NamedPeriod(text, .back))
    }
  }

  /// What was typed.
  var text: String {
    switch self {
    case .counted(let period): period.rawValue
    case .period(let period): period.text
    }
  }

  /// - Throws: where the last day is before the first.
  func span(from today: CivilDate, weekStart: Weekday) throws(PhraseProblem) -> ActivitySpan {
    switch self {
    case .counted(let period): return ActivitySpan(period, today: today)
    case .period(let period):
      let days = try period.days(from: today, weekStart: weekStart)
      guard case .day = period.phrase else { return ActivitySpan(days, word: text) }
      guard let since = DateRange(first: days.first, last: max(today, days.last)) else { return ActivitySpan(days, word: text) }
      return ActivitySpan(since, word: text)
    }
  }
}
