import Chronology

/// Reads a `DayPhrase`.
struct DayPhraseReader {
  private let text: String
  private let tokens: [PhraseToken]

  init(_ text: String) {
    let plain = PhraseText.plain(text)
    self.text = plain.hasPrefix("on ") ? String(plain.dropFirst(3)) : plain
    tokens = PhraseToken.tokens(of: self.text)
  }

  func meaning() throws(PhraseProblem) -> DayPhrase.Meaning {
    if let date = try NumericDate.read(text) { return date }
    if let day = named() { return day }
    if let day = try weekday() { return day }
    if let day = try distance() { return day }
    if let day = try monthDay() { return day }
    if let day = end() { return day }
    if tokens.count == 1, case .number(let number, let digits) = tokens[0], digits <= 2 { throw .bareNumber(number) }
    if PeriodPhraseReader.isPeriod(text) { throw .period }
    throw .unknown
  }

  // MARK: Words

  private func named() -> DayPhrase.Meaning? {
    guard tokens.count <= 3 else { return nil }
    let words = tokens.map { $0.word ?? "" }
    switch words.joined(separator: " ") {
    case "day after tomorrow": return near(2, .ahead)
    case "day before yesterday": return near(2, .back)
    case "tonight": return near(0, .ahead)
    case "first" where text == "the first": return .dayOfMonth(1)
    default: break
    }
    guard words.count == 1 else { return nil }
    return if isBeginning(words[0], of: "today", 3) {
      near(0, .ahead)
    } else if isBeginning(words[0], of: "tomorrow", 3) || ["tmr", "tmrw"].contains(words[0]) {
      near(1, .ahead)
    } else if isBeginning(words[0], of: "yesterday", 4) {
      near(1, .back)
    } else {
      nil
    }
  }

  /// `end of month`, `the end of next week`, `at the end of this year`.
  private func end() -> DayPhrase.Meaning? {
    var words = tokens.map { $0.word ?? "" }
    if words.first == "at" { words.removeFirst() }
    if words.count == 2, words[0] == "end", let month = Month(beginning: words[1]) { return .endOfMonth(month) }
    guard words.count == 2 || words.count == 3, words.removeFirst() == "end", let unit = PhraseUnit(words.removeLast()),
      [.week, .month, .year].contains(unit)
    else { return nil }
    switch words.first {
    case nil, "this": return .end(of: unit, further: 0)
    case "next": return .end(of: unit, further: 1)
    case "last": return .end(of: unit, further: -1)
    default: return nil
    }
  }

  private func isBeginning(_ word: String, of name: String, _ least: Int) -> Bool {
    word.count >= least && name.hasPrefix(word)
  }

  private func near(_ count: Int, _ direction: PhraseDirection) -> DayPhrase.Meaning? {
    (try? PhraseDistance(count, "days")).map { .distance(DayPhrase.Distance(distance: $0, direction: direction)) }
  }

  /// `fri`, `next fri`, `fri 27 nov 2026`, `fri 27 nov`.
  private func weekday() throws(PhraseProblem) -> DayPhrase.Meaning? {
    guard let first = tokens.first?.word else { return nil }
    if tokens.count == 2, let choice = PhraseChoice(rawValue: first) {
      return tokens[1].word.flatMap { Weekday(beginning: $0) }.map { .chosenWeekday($0, choice) }
    }
    if tokens.count == 2, first == "coming" {
      return tokens[1].word.flatMap { Weekday(beginning: $0) }.map { .comingWeekday($0) }
    }
    guard let weekday = Weekday(beginning: first) else { return nil }
    guard tokens.count > 1 else { return .weekday(weekday) }
    let rest = text.drop { $0.isLetter || $0 == "." || $0 == "," }
    switch try DayPhrase(String(rest)).meaning {
    case .date(let date):
      guard date.weekday == weekday else { throw .wrongWeekday(date) }
      return .date(date)
    case .monthDay, .dayOfMonth:
      // `fri 9.10` and `mon 10-11` are times of a day.
      guard rest.hasSuffix(".") || (try? TimePhrase(String(rest))) == nil else { throw .unknown }
      return .dateOnWeekday(try DayPhrase(String(rest)).meaning, weekday)
    default: throw .unknown
    }
  }

  // MARK: Distances

  /// `+3d`, `3 days`, `in a week`, `2 weeks ago`, `a month from now`.
  private func distance() throws(PhraseProblem) -> DayPhrase.Meaning? {
    var rest = tokens[...]
    var direction: PhraseDirection?
    switch rest.first {
    case .sign("+"), .word("in"): direction = .ahead
    case .sign("-"): direction = .back
    default: break
    }
    if direction != nil { rest.removeFirst() }
    guard rest.count >= 2, let count = rest.first?.count, let unit = rest.dropFirst().first?.word else { return nil }
    let end = rest.dropFirst(2).map { $0.word ?? "" }.joined(separator: " ")
    switch end {
    case "": break
    case "ago" where direction == nil: direction = .back
    case "from now" where direction == nil, "from today" where direction == nil: direction = .ahead
    default: return nil
    }
    if Month(beginning: unit) != nil || DayPhraseReader.isOrdinal(unit) { return nil }
    return .distance(DayPhrase.Distance(distance: try PhraseDistance(count, unit), direction: direction))
  }

  // MARK: Months

  private static func isOrdinal(_ word: String) -> Bool { ["st", "nd", "rd", "th"].contains(word) }

  /// `1 dec`, `dec 1`, `1st december 2026`, `2026 dec 1`, `27th`.
  private func monthDay() throws(PhraseProblem) -> DayPhrase.Meaning? {
    let rest = tokens.filter { $0 != .sign(".") && !DayPhraseReader.isOrdinal($0.word ?? "") }
    let hasOrdinal = tokens.contains { DayPhraseReader.isOrdinal($0.word ?? "") }
    if rest.count == 1, hasOrdinal, let day = rest[0].count {
      guard 1...31 ~= day else { throw .noSuchDate(exchanged: nil) }
      return .dayOfMonth(day)
    }
    let months = rest.compactMap { $0.word.flatMap { Month(beginning: $0) } }
    let years = rest.compactMap(\.year)
    let days = rest.compactMap { if case .number(let day, 1...2) = $0 { day } else { nil } }
    guard months.count == 1, days.count == 1, years.count <= 1, rest.count == 2 + years.count, !isYearAmidst(rest) else {
      return nil
    }
    guard let day = PhraseMonthDay(month: months[0].rawValue, day: days[0]) else { throw .noSuchDate(exchanged: nil) }
    guard let year = years.first else { return .monthDay(day) }
    return .date(try day.date(ofYear: year))
  }

  private func isYearAmidst(_ tokens: [PhraseToken]) -> Bool { tokens.count == 3 && tokens[1].year != nil }
}
