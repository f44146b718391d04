package import Chronology
import Diagnostics
import Insight
import Phrases

/// Whether a view is of a week, a month or a year, and how a person names one on the command line.
package enum StatsPeriodSpan: String, Sendable {
  case week, month, year

  /// What to tell a person whose words name no days that can be shown.
  package struct Problem: Error, Hashable {
    package var message: String
  }

  /// The days of a period that is a week, a month or a year: `last week`, `2026-11`, `nov`, `last month`, `2026`; `this` and `last`
  /// alone are those of the view. Without words those that today is in (commands, *Periods*).
  package func days(of words: String?, today: CivilDate, weekStart: Weekday) -> Result<DateRange, Problem> {
    let word = words?.lowercased() ?? "this"
    let written = ControlCharacters.escaping(words ?? "")
    let isBare = ["this", "last", "past"].contains(word)
    var found = days(written: word) ?? whole(isBare ? "\(word) \(rawValue)" : word, today, weekStart)
    // Before the first of the calendar there is none.
    if isBare, word != "this", found == days(around: today, weekStart) { found = nil }
    guard let found else {
      return .failure(Problem(message: "“\(written)” is not \(expectation)\(hint(about: word, today, weekStart))"))
    }
    guard found.first <= today else {
      return .failure(Problem(message: "\(written) is in the future: today is \(today)"))
    }
    return .success(found)
  }

  private func days(around date: CivilDate, _ weekStart: Weekday) -> DateRange? {
    switch self {
    case .week: DateRange(first: date.startOfWeek(from: weekStart), last: date.startOfWeek(from: weekStart).adding(days: 6))
    case .month: Month(rawValue: date.month).flatMap { DateRange(month: $0, ofYear: date.year) }
    case .year: DateRange(year: date.year)
    }
  }

  /// Four digits of a year, for a month with `-` and two digits; to the end of the calendar.
  private func days(written word: String) -> DateRange? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard self != .week, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts.map(\.utf8.count) == (self == .month ? [4, 2] : [4])
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard self == .month else { return DateRange(year: numbers[0]) }
    return Month(rawValue: numbers[1]).flatMap { DateRange(month: $0, ofYear: numbers[0]) }
  }

  /// The days of a period in words, if it is one whole week, month or year.
  private func whole(_ words: String, _ today: CivilDate, _ weekStart: Weekday) -> DateRange? {
    guard let phrase = try? PeriodPhrase(words) else { return nil }
    switch phrase {
    // A day or a length is never the whole of a month, though its days be.
    case .day, .length, .range, .since, .until: return nil
    case .chosen, .days, .months: break
    }
    guard let days = try? phrase.days(in: PhraseContext(today: today, weekStart: weekStart, .back)) else { return nil }
    return days == self.days(around: days.first, weekStart) ? days : nil
  }

  /// The span whose period words name; nil of other words.
  package static func span(of words: String, today: CivilDate, weekStart: Weekday) -> StatsPeriodSpan? {
    let word = words.lowercased()
    return [year, month, week].first { ($0.days(written: word) ?? $0.whole(word, today, weekStart)) != nil }
  }

  private var expectation: String {
    switch self {
    case .week: "a week like “last week”, this or last"
    case .month: "a month like 2026-11, nov, this or last"
    case .year: "a year like 2026, this or last"
    }
  }

  /// Where the words name other days, how those are asked for.
  private func hint(about word: String, _ today: CivilDate, _ weekStart: Weekday) -> String {
    if self != .week, let date = CivilDate(word) {
      return "; did you mean “\(date.description.prefix(self == .month ? 7 : 4))”?"
    }
    let others = [StatsPeriodSpan.year, .month, .week].filter { $0 != self }
    guard let other = others.first(where: { ($0.days(written: word) ?? $0.whole(word, today, weekStart)) != nil }) else {
      return ""
    }
    return "; “tidemark stats \(other.rawValue) \(ShellWord.quoted(word))” shows that \(other.rawValue)"
  }
}
