/// A word of a rule or of a list of months, with its bytes.
struct RecurrenceWord {
  enum Kind: Equatable {
    case number(Int)
    /// `1st`, `22nd`.
    case ordinal(Int)
    case last
    case unit(Recurrence.Unit)
    /// `weekday`, `weekend`.
    case weekdays(WeekdaySet)
    case weekday(Weekday)
    case month(Month)
    case on, after, done
    /// `times`, and what follows it: `a`, `in`.
    case times, a, `in`
    case dash
    /// `to`, a dash between names.
    case to
    case unknown
  }

  let kind: Kind
  let range: Range<Int>
}

/// Parts a text into words. Spaces and commas only part them.
struct RecurrenceWordReader {
  private let words: [RecurrenceWord]
  private var index = 0
  private let end: Int

  init(_ text: String) {
    let bytes = Array(text.utf8)
    end = bytes.count
    var words: [RecurrenceWord] = []
    words.reserveCapacity(end / 4 + 1)
    var offset = 0
    while offset < end {
      if case let space = Self.gapLength(bytes, at: offset), space > 0 {
        offset += space
      } else if case let dash = dashLength(bytes, at: offset, end: end), dash > 0 {
        words.append(RecurrenceWord(kind: .dash, range: offset..<offset + dash))
        offset += dash
      } else {
        let start = offset
        repeat { offset += 1 } while offset < end && !Self.isSeparator(bytes, at: offset)
        words.append(RecurrenceWord(kind: Self.kind(of: bytes[start..<offset]), range: start..<offset))
      }
    }
    self.words = words
  }

  static func gapLength(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset] == UInt8(ascii: ",") ? 1 : spaceLength(bytes, at: offset, end: bytes.count)
  }

  /// Words that were found otherwise.
  init(_ words: [RecurrenceWord], end: Int) {
    self.words = words
    self.end = end
  }

  private static func isSeparator(_ bytes: [UInt8], at offset: Int) -> Bool {
    // Most bytes are letters.
    if (bytes[offset] | 0x20) &- UInt8(ascii: "a") < 26 { return false }
    return gapLength(bytes, at: offset) > 0 || dashLength(bytes, at: offset, end: bytes.count) > 0
  }

  static func kind(of bytes: ArraySlice<UInt8>) -> RecurrenceWord.Kind {
    if isDigit(bytes[bytes.startIndex]) { return numberKind(of: bytes) }
    return kinds[String(decoding: bytes, as: UTF8.self).lowercased()] ?? .unknown
  }

  /// What each word is, in lower case: one table, as a word is looked for once.
  private static let kinds: [String: RecurrenceWord.Kind] = {
    var kinds: [String: RecurrenceWord.Kind] = [
      "on": .on, "after": .after, "done": .done, "last": .last, "times": .times, "a": .a, "in": .in, "to": .to,
      "weekday": .weekdays(.workdays), "weekdays": .weekdays(.workdays),
      "weekend": .weekdays(.weekend), "weekends": .weekdays(.weekend),
    ]
    kinds.reserveCapacity(96)
    for weekday in Weekday.allCases { for word in weekday.words { kinds[word] = .weekday(weekday) } }
    for unit in Recurrence.Unit.allCases { for word in unit.words { kinds[word] = .unit(unit) } }
    for month in Month.allCases { for word in month.words { kinds[word] = .month(month) } }
    return kinds
  }()

  /// A number too great for any rule reads as 10 000.
  private static func numberKind(of bytes: ArraySlice<UInt8>) -> RecurrenceWord.Kind {
    let digits = bytes.prefix(while: isDigit)
    let value = digits.reduce(0) { min($0 * 10 + Int($1 & 0x0F), 10_000) }
    guard digits.endIndex < bytes.endIndex else { return .number(value) }
    switch String(decoding: bytes[digits.endIndex...], as: UTF8.self).lowercased() {
    case "st", "nd", "rd", "th": return .ordinal(value)
    default: return .unknown
    }
  }

  // MARK: Reading

  var isEmpty: Bool { words.isEmpty }

  /// All of the text.
  var wholeRange: Range<Int> { 0..<end }

  /// The next word.
  var next: RecurrenceWord? { index < words.count ? words[index] : nil }

  mutating func advance() {
    index += 1
  }

  /// Takes the next word if it is this.
  mutating func take(_ kind: RecurrenceWord.Kind) -> Bool {
    guard next?.kind == kind else { return false }
    advance()
    return true
  }

  /// Takes a dash or `to`.
  mutating func takeDash() -> Bool {
    take(.dash) || take(.to)
  }

  /// The error of the next word, where something else is expected.
  func failure(_ expected: RecurrenceError.Expectation) -> RecurrenceError {
    guard let next else { return .incomplete(end..<end, expected: expected) }
    return next.kind == .unknown
      ? .unknownWord(next.range, expected: expected) : .unexpectedWord(next.range, expected: expected)
  }

  // MARK: Lists of names

  /// Month names and ranges of them, to the end.
  mutating func months() throws(RecurrenceError) -> MonthSet {
    guard !isEmpty else { throw .empty(wholeRange) }
    var months: MonthSet = []
    while next != nil {
      let first = try month()
      months.formUnion(MonthSet(from: first, through: takeDash() ? try month() : first))
    }
    return months
  }

  mutating func month() throws(RecurrenceError) -> Month {
    guard case .month(let month) = next?.kind else { throw failure(.month) }
    advance()
    return month
  }

  /// `weekday`, `weekend`, day names and ranges of them, to the end: at least one.
  mutating func weekdays() throws(RecurrenceError) -> WeekdaySet {
    var weekdays: WeekdaySet = []
    repeat {
      if case .weekdays(let named) = next?.kind {
        advance()
        weekdays.formUnion(named)
      } else {
        guard next?.kind.isWeekday == true else { throw failure(.days) }
        let first = try weekday()
        weekdays.formUnion(WeekdaySet(from: first, through: takeDash() ? try weekday() : first))
      }
    } while next != nil
    return weekdays
  }

  mutating func weekday() throws(RecurrenceError) -> Weekday {
    guard case .weekday(let weekday) = next?.kind else { throw failure(.weekday) }
    advance()
    return weekday
  }
}

extension RecurrenceWord.Kind {
  var isWeekday: Bool {
    if case .weekday = self { true } else { false }
  }
}
