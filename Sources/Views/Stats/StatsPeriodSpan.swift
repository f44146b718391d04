package import Chronology
import Diagnostics
import Insight
package import Phrases

/// Whether a view is of a week, a month, a year or any other days, and how a person names one on the command line.
package enum StatsPeriodSpan: String, Sendable {
  case week, month, year
  /// Any days: `7d`, `2026q4`, `mon..wed`.
  case period

  /// Those with a command of their own, in the order in which words are tried.
  package static let whole = [year, month, week]

  /// What to tell a person whose words name no days that can be shown.
  package struct Problem: Error, Hashable {
    package var reason: StatsProblem
    /// What is wrong with the words as days, where more can be said than that.
    package var phrase: PhraseProblem?
    /// The days that were probably meant, as they are read.
    package var meant: String?

    package var message: String { reason.english }
  }

  /// The days of a period that is a week, a month or a year: `last week`, `2026-11`, `nov`, `last month`, `2026`; `this` and `last`
  /// alone are those of the view. Without words those that today is in (commands, *Periods*).
  package func days(of words: String?, today: CivilDate, weekStart: Weekday) -> Result<DateRange, Problem> {
    let word = words.map { LocalWords.unit($0) ?? $0.lowercased() } ?? "this"
    let written = ControlCharacters.escaping(words ?? "")
    if self == .period { return any(word, written, today, weekStart) }
    let bare = LocalWords.nearness(of: word)
    var found = days(written: word) ?? whole(bare.map { "\($0) \(rawValue)" } ?? word, today, weekStart)
    // Before the first of the calendar there is none.
    if let bare, bare != "this", found == days(around: today, weekStart) { found = nil }
    guard let found else {
      let hint = hint(about: word, today, weekStart)
      let meant = hint == nil ? number(word, today) ?? misspelledMonth(word) : nil
      return .failure(Problem(reason: .notRead(written, self, hint), meant: meant))
    }
    guard found.first <= today else { return .failure(Problem(reason: .inTheFuture(written, today: today))) }
    return .success(found)
  }

  /// The days of any period.
  private func any(
    _ words: String,
    _ written: String,
    _ today: CivilDate,
    _ weekStart: Weekday
  ) -> Result<DateRange, Problem> {
    do throws(PhraseProblem) {
      let found = try PeriodPhrase(words).days(in: PhraseContext(today: today, weekStart: weekStart, .back))
      guard found.first <= today else { return .failure(Problem(reason: .inTheFuture(written, today: today))) }
      return .success(found)
    } catch {
      guard case .backwards(let first, let last) = error else {
        return .failure(Problem(reason: .notRead(written, self, nil), phrase: error == .unknown ? nil : error))
      }
      return .failure(Problem(reason: .backwards(written, first: first, last: last)))
    }
  }

  /// `47` as a week, `11` as a month: the last one of that number.
  private func number(_ word: String, _ today: CivilDate) -> String? {
    let digits = word.hasPrefix("w") && self == .week ? word.dropFirst() : word[...]
    guard digits.count <= 2, let number = Int(digits), number > 0 else { return nil }
    let padded = number < 10 ? "0\(number)" : "\(number)"
    return [today.year, today.year - 1].map { self == .week ? "\($0)-w\(padded)" : "\($0)-\(padded)" }.first { written in
      if case .success = days(of: written, today: today, weekStart: .monday) { true } else { false }
    }
  }

  private func misspelledMonth(_ word: String) -> String? {
    self == .month ? nearestWord(to: word, in: Month.allCases.map(\.fullName)) : nil
  }

  private func days(around date: CivilDate, _ weekStart: Weekday) -> DateRange? {
    switch self {
    case .week: DateRange(first: date.startOfWeek(from: weekStart), last: date.startOfWeek(from: weekStart).adding(days: 6))
    case .month: Month(rawValue: date.month).flatMap { DateRange(month: $0, ofYear: date.year) }
    case .year: DateRange(year: date.year)
    case .period: nil
    }
  }

  /// Four digits of a year, for a month with `-` and two digits; to the end of the calendar.
  private func days(written word: String) -> DateRange? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard self == .month || self == .year, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
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

  /// The week, month or year that words name; nil of other words.
  package static func span(of words: String, today: CivilDate, weekStart: Weekday) -> StatsPeriodSpan? {
    let word = LocalWords.unit(words) ?? words.lowercased()
    return whole.first { ($0.days(written: word) ?? $0.whole(word, today, weekStart)) != nil }
  }

  /// Where the words name other days, how those are asked for.
  private func hint(about word: String, _ today: CivilDate, _ weekStart: Weekday) -> StatsProblem.Hint? {
    if self != .week, let date = CivilDate(word) { return .meant(String(date.description.prefix(self == .month ? 7 : 4))) }
    let others = StatsPeriodSpan.whole.filter { $0 != self }
    guard let other = others.first(where: { ($0.days(written: word) ?? $0.whole(word, today, weekStart)) != nil }) else {
      guard case .success = any(word, word, today, weekStart) else { return nil }
      return .days(command: "tidemark stats \(ShellWord.quoted(word))")
    }
    return .whole(other, command: "tidemark stats \(other.rawValue) \(ShellWord.quoted(word))")
  }
}
