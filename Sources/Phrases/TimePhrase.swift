package import Chronology

/// How a person names a time of the day, or two with what is between: `9`, `5:30p`, `noon`, `9:00-10:30` (commands, *Times*).
package struct TimePhrase: Hashable, Sendable {
  /// Before 24:00.
  package private(set) var start: TimeOfDay
  /// Nil of one time.
  package let end: TimeOfDay?

  /// A time that is known.
  package init(_ time: TimeOfDay) { (start, end) = (time, nil) }

  /// One time.
  package static func time(_ text: String) throws(PhraseProblem) -> TimeOfDay {
    let phrase = try TimePhrase(text)
    guard phrase.end == nil else { throw .unknown }
    return phrase.start
  }

  /// One time, or two.
  package init(_ text: String) throws(PhraseProblem) {
    var plain = PhraseText.plain(text)
    for sign in ["at ", "from ", "@"] where plain.hasPrefix(sign) { plain = String(plain.dropFirst(sign.count)) }
    if let range = TimeRange(plain) {
      (start, end) = (range.start, range.end)
      return
    }
    guard let (first, last) = Self.ends(plain) else {
      guard let time = try Self.clock(plain) else { throw .unknown }
      guard time < .endOfDay else { throw .noSuchTime }
      (start, end) = (time, nil)
      return
    }
    guard let start = try Self.clock(first), let end = try Self.clock(last == "midnight" ? "24:00" : last) else {
      throw .unknown
    }
    guard TimeRange(start: start, end: end) != nil else { throw .endBeforeStart(start, end) }
    (self.start, self.end) = (start, end)
  }

  /// How long it lasts, where two times are said.
  package var minutes: Int? { end.map { ($0.minutes - start.minutes + 1440) % 1440 } }

  /// The same hour of the other half of the day; of 12 the one after midnight.
  package var later: TimePhrase {
    var phrase = self
    phrase.start = TimeOfDay(hour: (start.hour + 12) % 24, minute: start.minute) ?? start
    return phrase
  }

  private static func ends(_ text: String) -> (String, String)? {
    for sign in [" to ", " until ", "..", "-"] {
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
