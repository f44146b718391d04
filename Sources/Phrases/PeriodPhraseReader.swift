import Chronology

/// Reads a `PeriodPhrase`.
struct PeriodPhraseReader {
  private let text: String
  private let tokens: [PhraseToken]

  init(_ text: String) {
    self.text = PhraseText.plain(text)
    tokens = PhraseToken.tokens(of: text)
  }

  /// Whether words are a week, a month or more days, and no single day.
  static func isPeriod(_ text: String) -> Bool {
    let reader = PeriodPhraseReader(text)
    return reader.calendar() != nil || reader.length() != nil
  }

  func period() throws(PhraseProblem) -> PeriodPhrase {
    if let range = try range() { return range }
    if let period = calendar() ?? length() { return period }
    let day = try DayPhrase(text)
    // A length without a sign is that many days, not the day that is so far away.
    if case .distance(let found) = day.meaning, found.direction == nil {
      return .length(found.distance, nil)
    }
    return .day(day)
  }

  // MARK: Ranges

  private func range() throws(PhraseProblem) -> PeriodPhrase? {
    guard let (first, last) = ends() else { return nil }
    switch (first.isEmpty, last.isEmpty) {
    case (true, true): throw .unknown
    case (false, true): return .since(try PeriodPhrase(first))
    case (true, false): return .until(try PeriodPhrase(last))
    case (false, false): return .range(try PeriodPhrase(first), try PeriodPhrase(last))
    }
  }

  /// `mon..wed`, `mon to wed`, `mon - wed`, `mon-wed`.
  private func ends() -> (String, String)? {
    if let sign = text.firstRange(of: "..") {
      return (trimmed(text[..<sign.lowerBound]), trimmed(text[sign.upperBound...].drop { $0 == "." }))
    }
    let padded = text.hasPrefix("from ") ? text.dropFirst(5) : text[...]
    for sign in [" to ", " until ", " - "] {
      guard let found = padded.firstRange(of: sign) else { continue }
      return (trimmed(padded[..<found.lowerBound]), trimmed(padded[found.upperBound...]))
    }
    let parts = text.split(separator: "-")
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isLetter) }) else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  private func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  // MARK: The calendar

  /// `this week`, `2026`, `2026-11`, `nov 2026`, `nov`, `q4`, `2026q4`, `2026-w47`.
  private func calendar() -> PeriodPhrase? {
    let words = tokens.map { $0.word ?? "" }
    if let unit = words.last.flatMap({ PeriodUnit(rawValue: $0) }) {
      if words.count == 1 { return .chosen(unit, .this) }
      let choice = words.count == 2 ? PhraseChoice(rawValue: words[0]) ?? (words[0] == "past" ? .last : nil) : nil
      return choice.map { .chosen(unit, $0) }
    }
    let years = tokens.compactMap(\.year)
    let rest = tokens.filter { $0.year == nil && $0 != .sign("-") && $0 != .sign("/") }
    guard years.count <= 1, tokens.count <= 4 else { return nil }
    if rest.isEmpty { return tokens.count == 1 ? years.first.flatMap { Self.months(1, 12, ofYear: $0) } : nil }
    if rest.count == 1 { return month(rest[0], ofYear: years.first) }
    guard rest.count == 2, let letter = rest[0].word, case .number(let number, 1...2) = rest[1] else { return nil }
    if letter == "q", 1...4 ~= number { return Self.months(3 * number - 2, 3, ofYear: years.first) }
    return letter == "w" ? years.first.flatMap { Self.week(number, ofYear: $0) } : nil
  }

  /// By its name, or with a year by its number behind it.
  private func month(_ token: PhraseToken, ofYear year: Int?) -> PeriodPhrase? {
    switch token {
    case .word(let word): return Month(beginning: word).flatMap { Self.months($0.rawValue, 1, ofYear: year) }
    case .number(let month, let digits):
      guard tokens.count == 3, tokens[0].year != nil, digits <= 2, case .sign = tokens[1] else { return nil }
      return Self.months(month, 1, ofYear: year)
    case .sign: return nil
    }
  }

  private static func months(_ month: Int, _ count: Int, ofYear year: Int?) -> PeriodPhrase? {
    guard let year else { return Month(rawValue: month).map { .months($0, count: count) } }
    return CivilDate(year: year, month: month, day: 1).map { .days(PeriodUnit.months(from: $0, count)) }
  }

  /// The first week of a year is that of 4 January (ISO 8601).
  private static func week(_ number: Int, ofYear year: Int) -> PeriodPhrase? {
    guard let day = CivilDate(year: year, month: 1, day: 4) else { return nil }
    let first = day.startOfWeek(from: .monday).adding(days: 7 * (number - 1))
    // The week of a year holds its Thursday.
    guard number > 0, first.adding(days: 3).year == year else { return nil }
    return DateRange(first: first, last: first.adding(days: 6)).map { .days($0) }
  }

  // MARK: Lengths

  /// `last 7 days`, `past 2 weeks`, `next 3 days`.
  private func length() -> PeriodPhrase? {
    guard tokens.count == 3, let first = tokens[0].word, let count = tokens[1].count, let unit = tokens[2].word,
      let direction: PhraseDirection = first == "next" ? .ahead : first == "last" || first == "past" ? .back : nil,
      let distance = try? PhraseDistance(count, unit)
    else { return nil }
    return .length(distance, direction)
  }
}
