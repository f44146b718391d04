package import Chronology
import Diagnostics
import Insight

/// Whether a view is of a month or of a year, and how a person names one on the command line.
package enum StatsPeriodSpan: String, Sendable {
  case month, year

  /// What to tell a person whose words name no days that can be shown.
  package struct Problem: Error, Hashable {
    package var message: String
  }

  /// The days of `2026-11` or `2026`, of `this` or `last`; without words those that today is in.
  package func days(of words: String?, today: CivilDate) -> Result<DateRange, Problem> {
    let word = words?.lowercased() ?? "this"
    let written = ControlCharacters.escaping(words ?? "")
    let found =
      switch word {
      case "this": days(around: today)
      case "last": days(before: today)
      default: days(written: word)
      }
    guard let found else { return .failure(Problem(message: "“\(written)” is not \(expectation)\(hint(about: word))")) }
    guard found.first <= today else {
      return .failure(Problem(message: "\(written) is still to come: today is \(today)"))
    }
    return .success(found)
  }

  private func days(around date: CivilDate) -> DateRange? {
    guard self == .month else { return DateRange(year: date.year) }
    return Month(rawValue: date.month).flatMap { DateRange(month: $0, ofYear: date.year) }
  }

  /// Those before the ones that a day is in; the calendar has a first.
  private func days(before date: CivilDate) -> DateRange? {
    days(around: date).flatMap { $0.first > .earliest ? days(around: $0.first.adding(days: -1)) : nil }
  }

  /// Four digits of a year, for a month with `-` and two digits.
  private func days(written word: String) -> DateRange? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts.map(\.utf8.count) == (self == .month ? [4, 2] : [4])
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard self == .month else { return DateRange(year: numbers[0]) }
    return Month(rawValue: numbers[1]).flatMap { DateRange(month: $0, ofYear: numbers[0]) }
  }

  private var expectation: String {
    self == .month ? "a month like 2026-11, this or last" : "a year like 2026, this or last"
  }

  /// Where the words name other days, how those are asked for.
  private func hint(about word: String) -> String {
    if let date = CivilDate(word) {
      return "; did you mean “\(date.description.prefix(self == .month ? 7 : 4))”?"
    }
    let other: StatsPeriodSpan = self == .month ? .year : .month
    guard other.days(written: word) != nil else { return "" }
    return "; “tidemark stats \(other.rawValue) \(word)” shows that \(other.rawValue)"
  }
}
