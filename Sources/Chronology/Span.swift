/// A length of time as people write it: minutes of a clock, or days of a calendar. The two are never mixed; more than nothing.
public enum Span: Hashable, Sendable {
  /// 1 ... 1 000 000.
  case minutes(Int)
  /// 1 ... 1 000 000.
  case days(Int)
}

extension Span: CustomStringConvertible {
  /// The written form: `90m`, `28 days`, `1 day`.
  public var description: String {
    switch self {
    case .minutes(let count): "\(count)m"
    case .days(let count): count == 1 ? "1 day" : "\(count) days"
    }
  }

  /// Reads one span in any spelling of `scan`, nothing before or after it.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let (span, end) = Self.scan(bytes, at: 0, end: bytes.count), end == bytes.count else { return nil }
    self = span
  }

  /// Reads a span: `90m`, `90 min`, `2 hours`, `1h30m`, `1.5h`, `28 days`, `4 weeks` (format, *Durations*).
  /// ASCII case is ignored; units may be written `m min mins minute minutes h hour hours d day days w week weeks`, the larger
  /// before the smaller, each once.
  ///
  /// `nil` for what is no span: nothing at all, a fraction of a minute or day, minutes beside days, more than a million.
  public static func scan(_ bytes: [UInt8], at offset: Int, end: Int) -> (value: Span, end: Int)? {
    guard let first = scanPart(bytes, at: offset, end: end) else { return nil }
    var part = first
    var total = first.count
    while case let next = skipSpaces(bytes, at: part.end, end: end), isDigit(bytes, at: next, end: end) {
      guard let smaller = scanPart(bytes, at: next, end: end), smaller.unit.isWithin(part.unit) else { return nil }
      part = smaller
      total += part.count
    }
    guard 1...1_000_000 ~= total else { return nil }
    return (first.unit.isOfClock ? .minutes(total) : .days(total), part.end)
  }
}

private enum SpanUnit {
  case minute, hour, day, week

  var size: Int {
    switch self {
    case .minute, .day: 1
    case .hour: 60
    case .week: 7
    }
  }

  var isOfClock: Bool { self == .minute || self == .hour }

  func isWithin(_ other: SpanUnit) -> Bool { isOfClock == other.isOfClock && size < other.size }

  init?(word: String) {
    switch word {
    case "m", "min", "mins", "minute", "minutes": self = .minute
    case "h", "hour", "hours": self = .hour
    case "d", "day", "days": self = .day
    case "w", "week", "weeks": self = .week
    default: return nil
    }
  }
}

/// A number and its unit, the count in minutes or days.
private func scanPart(_ bytes: [UInt8], at offset: Int, end: Int) -> (count: Int, unit: SpanUnit, end: Int)? {
  guard let whole = scanDigits(bytes, at: offset, end: end) else { return nil }
  var (number, scale, position) = (whole.value, 1, whole.end)
  if position < end, bytes[position] == UInt8(ascii: ".") {
    guard let fraction = scanDigits(bytes, at: position + 1, end: end) else { return nil }
    for _ in position + 1..<fraction.end { scale *= 10 }
    number = number * scale + fraction.value
    position = fraction.end
  }
  let start = skipSpaces(bytes, at: position, end: end)
  var wordEnd = start
  while wordEnd < end, (bytes[wordEnd] | 0x20) &- 0x61 < 26 { wordEnd += 1 }
  let word = String(decoding: bytes[start..<wordEnd], as: UTF8.self).lowercased()
  guard let unit = SpanUnit(word: word), scale == 1 || unit == .hour, number * unit.size % scale == 0 else { return nil }
  return (number * unit.size / scale, unit, wordEnd)
}

/// At most seven digits.
private func scanDigits(_ bytes: [UInt8], at offset: Int, end: Int) -> (value: Int, end: Int)? {
  var (value, position) = (0, offset)
  while isDigit(bytes, at: position, end: end) {
    value = value * 10 + Int(bytes[position] & 0x0F)
    position += 1
    guard position - offset <= 7 else { return nil }
  }
  return position > offset ? (value, position) : nil
}
