package import Chronology

/// How a person names a time of the day, or two with what is between: `9`, `5:30p`, `noon`, `9:00-10:30` (commands, *Times*).
package struct TimePhrase: Hashable, Sendable {
  /// Before 24:00.
  package private(set) var start: TimeOfDay
  /// Nil of one time.
  package private(set) var end: TimeOfDay?
  /// Whether it may be of the morning or of the evening: hours alone, of 1 to 12 and without a zero before them.
  package private(set) var isHalfDay = false
  /// Whether it is of the morning by its figures, and may be of the evening beside a word for that: `7:30`, which is no `07:30`.
  private(set) var mayBeLater = false

  /// A time that is known.
  package init(_ time: TimeOfDay) { (start, end) = (time, nil) }

  /// One time.
  package static func time(_ text: String) throws(PhraseProblem) -> TimeOfDay {
    let phrase = try TimePhrase(text)
    guard phrase.end == nil else { throw .unknown }
    return phrase.start
  }

  /// When something ends: up to 24:00, which is the midnight that ends a day.
  package static func end(_ text: String) throws(PhraseProblem) -> TimeOfDay {
    if TimeOfDay(PhraseText.plain(text), allowsEndOfDay: true) == .endOfDay { return .endOfDay }
    let end = try Self.time(text)
    return end == .startOfDay ? .endOfDay : end
  }

  /// One time, or two.
  package init(_ text: String) throws(PhraseProblem) {
    var plain = PhraseText.plain(text)
    let isLed = plain.hasPrefix("at ")
    for sign in ["at ", "from ", "@"] where plain.hasPrefix(sign) { plain = String(plain.dropFirst(sign.count)) }
    if plain.hasPrefix("between "), plain.contains(" and ") {
      plain = String(plain.dropFirst("between ".count)).replacing(" and ", with: "-")
    }
    if let time = SpokenTime(plain, isLed: isLed)?.time {
      (start, end, isHalfDay) = (time, nil, 1...12 ~= time.hour)
      return
    }
    mayBeLater = Self.isOfTwelveHours(plain)
    if let range = TimeRange(plain) {
      (start, end) = (range.start, range.end)
      return
    }
    guard let (first, last) = Self.ends(plain) else {
      guard let time = try Self.clock(plain) else { throw .unknown }
      guard time < .endOfDay else { throw .noSuchTime }
      (start, end, isHalfDay) = (time, nil, Self.isHourAlone(plain))
      return
    }
    guard let start = try Self.clock(first), let end = try Self.clock(last == "midnight" ? "24:00" : last) else {
      throw .unknown
    }
    guard TimeRange(start: start, end: end) != nil else { throw .endBeforeStart(start, end) }
    (self.start, self.end) = (start, end)
    isHalfDay = Self.isHourAlone(first) && Self.isHourAlone(last)
  }

  /// How long it lasts, where two times are said: 1 ... 1440, as a day from its beginning to its end is.
  package var minutes: Int? { end.map { $0.minutes - start.minutes + (start < $0 ? 0 : 1440) } }

  /// The same hours of the other half of the day; of 12 the one after midnight.
  package var later: TimePhrase {
    func later(_ time: TimeOfDay) -> TimeOfDay { TimeOfDay(hour: (time.hour + 12) % 24, minute: time.minute) ?? time }
    var phrase = settled
    phrase.start = later(start)
    phrase.end = end.map(later)
    return phrase
  }

  /// The same, as hours of 24.
  package var settled: TimePhrase {
    var phrase = self
    (phrase.isHalfDay, phrase.mayBeLater) = (false, false)
    return phrase
  }

  private static func isHourAlone(_ text: String) -> Bool {
    let tokens = PhraseToken.tokens(of: text).filter { ![.word("o'clock"), .word("oclock")].contains($0) }
    guard tokens.count == 1, case .number(let hour, let digits) = tokens[0] else { return false }
    return 1...12 ~= hour && digits == String(hour).count
  }

  /// Whether each hour is from 1 to 12, has no zero before it, and neither `am` nor `pm` after it.
  private static func isOfTwelveHours(_ text: String) -> Bool {
    (ends(text).map { [$0.0, $0.1] } ?? [text]).allSatisfy { text in
      guard case .number(let hour, let digits)? = PhraseToken.tokens(of: text).first else { return false }
      return 1...12 ~= hour && digits == String(hour).count && !["a", "p", "am", "pm"].contains(where: text.hasSuffix)
    }
  }

  private static func ends(_ text: String) -> (String, String)? {
    let bytes = Array(text.utf8)
    // To split by a text that is not there takes more than all the rest.
    for sign in [" to ", " until ", "..", "-"] where bytes.indices.contains(where: { bytes[$0...].starts(with: sign.utf8) }) {
      let parts = text.split(separator: sign).map { $0.split(separator: " ").joined(separator: " ") }
      if parts.count == 2 { return (parts[0], parts[1]) }
    }
    return nil
  }

  /// Up to 24:00; nil for what is not like a time.
  private static func clock(_ text: String) throws(PhraseProblem) -> TimeOfDay? {
    switch text {
    case "noon", "midday": return .noon
    case "midnight": return .startOfDay
    default: break
    }
    if let time = TimeOfDay(text, allowsEndOfDay: true) { return time }
    return try ClockReader(text).time()
  }
}

/// A time in words: `half past ten`, `quarter to 9`, `ten o'clock`; an hour alone behind `at`, but one.
private struct SpokenTime {
  let time: TimeOfDay

  init?(_ text: String, isLed: Bool) {
    var words = text.split(separator: " ").map(String.init)[...]
    if words.first == "a" { words.removeFirst() }
    guard let last = words.popLast() else { return nil }
    switch Array(words) {
    case ["half", "past"]: self.init(last, minute: 30)
    case ["quarter", "past"]: self.init(last, minute: 15)
    case ["quarter", "to"]: self.init(last, minute: -15)
    case [] where isLed && last != "one" && !last.contains(where: \.isNumber): self.init(last, minute: 0)
    case let hour where hour.count == 1 && !hour[0].contains(where: \.isNumber) && ["o'clock", "oclock"].contains(last):
      self.init(hour[0], minute: 0)
    default: return nil
    }
  }

  private init?(_ word: String, minute: Int) {
    guard let token = PhraseToken.tokens(of: word).first, token != .word("a"), token != .word("an"), let hour = token.count,
      0...23 ~= hour, PhraseToken.tokens(of: word).count == 1,
      let time = TimeOfDay(hour: minute < 0 ? (hour == 1 ? 12 : hour - 1) : hour, minute: (minute + 60) % 60)
    else { return nil }
    self.time = time
  }
}

/// Digits with what may be between and behind them: `9`, `9h30`, `0930`, `5:30p`, `9 o'clock`.
private struct ClockReader {
  private let tokens: [PhraseToken]

  init(_ text: String) { tokens = PhraseToken.tokens(of: text) }

  func time() throws(PhraseProblem) -> TimeOfDay? {
    guard case .number(let first, let digits)? = tokens.first else { return nil }
    var (hour, minute) = (first, 0)
    var rest = tokens.dropFirst()
    if digits == 3 || digits == 4 {
      (hour, minute) = (first / 100, first % 100)
    } else if let sign = rest.first, [.sign(":"), .sign("."), .word("h")].contains(sign),
      case .number(let number, let length)? = rest.dropFirst().first
    {
      guard length == 2 else { throw .noSuchTime }
      minute = number
      rest = rest.dropFirst(2)
    } else if rest.first == .word("h") {
      rest = rest.dropFirst()
    }
    guard digits <= 4, let half = half(rest.filter { $0 != .sign(".") }) else { return nil }
    guard let time = half.time(hour, minute) else { throw .noSuchTime }
    return time
  }

  private enum Half {
    case none, am, pm

    func time(_ hour: Int, _ minute: Int) -> TimeOfDay? {
      guard self != .none else { return TimeOfDay(hour: hour, minute: minute) }
      return 1...12 ~= hour ? TimeOfDay(hour: hour % 12 + (self == .pm ? 12 : 0), minute: minute) : nil
    }
  }

  /// What the words behind the digits say; nil for other words.
  private func half(_ rest: some Collection<PhraseToken>) -> Half? {
    switch rest.map({ $0.word ?? "?" }).joined() {
    case "", "o'clock", "oclock", "uhr": Half.none
    case "a", "am": .am
    case "p", "pm": .pm
    default: nil
    }
  }
}
