/// Finds a length of time as people write it where numbers stand: `1:02:03`, `24:30 min`, `7:45 h`, `1h20`, `5 min 30 s` (format,
/// *Lengths of time*).
public enum LengthScan {
  /// A length that was found.
  public struct Length: Equatable, Sendable {
    /// Its seconds, of which the last `scale` digits stand after the point.
    public var significand: Int64
    public var scale: Int
    /// Where it ends.
    public var end: Int
  }

  /// The length that begins at an offset, or nil. A space, a sign or the end follows it.
  public static func scan(_ bytes: [UInt8], at start: Int, end: Int) -> Length? {
    let first = digitsEnd(bytes, from: start, end: end)
    guard 1...mostDigits ~= first - start, first < end else { return nil }
    let length = bytes[first] == UInt8(ascii: ":") ? clock(bytes, start..<first, end) : parts(bytes, at: start, end: end)
    return length.flatMap { ends(bytes, at: $0.end, end: end) ? $0 : nil }
  }

  /// Whether digits that end at an offset may begin a length: what follows them is a colon, or the letter of hours or minutes.
  public static func mayFollow(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    let next = skipSpaces(bytes, at: offset, end: end)
    guard next < end else { return false }
    let letter = bytes[next] | 0x20
    return letter == UInt8(ascii: "h") || letter == UInt8(ascii: "m") || (next == offset && bytes[next] == UInt8(ascii: ":"))
  }

  /// Of the largest part.
  private static let mostDigits = 6

  // MARK: With colons

  private static func clock(_ bytes: [UInt8], _ firstRange: Range<Int>, _ end: Int) -> Length? {
    guard let second = sixtieth(bytes, at: firstRange.upperBound, end: end) else { return nil }
    let leading = number(bytes, firstRange) * 60 + second.value
    if let third = sixtieth(bytes, at: second.end, end: end) {
      return withFraction(leading * 60 + third.value, bytes, at: third.end, end: end)
    }
    guard var length = withFraction(leading, bytes, at: second.end, end: end) else { return nil }
    let unit = word(bytes, at: skipSpaces(bytes, at: length.end, end: end), end: end)
    switch unit.text {
    case "min", "mins", "minutes": break
    case "h", "hrs", "hours":
      guard length.end == second.end else { return nil }
      length.significand *= 60
    default: return nil
    }
    length.end = unit.end
    return length
  }

  /// A colon and two digits from 00 to 59.
  private static func sixtieth(_ bytes: [UInt8], at offset: Int, end: Int) -> (value: Int64, end: Int)? {
    guard offset < end, bytes[offset] == UInt8(ascii: ":"), let value = scanTwoDigits(bytes, at: offset + 1, end: end),
      value < 60
    else { return nil }
    return (Int64(value), offset + 3)
  }

  private static func withFraction(_ seconds: Int64, _ bytes: [UInt8], at offset: Int, end: Int) -> Length? {
    guard offset < end, bytes[offset] == UInt8(ascii: "."), isDigit(bytes, at: offset + 1, end: end) else {
      return Length(significand: seconds, scale: 0, end: offset)
    }
    let last = digitsEnd(bytes, from: offset + 1, end: end)
    guard last - offset - 1 <= mostDecimals else { return nil }
    var significand = seconds
    for digit in bytes[offset + 1..<last] { significand = significand * 10 + Int64(digit & 0x0F) }
    return Length(significand: significand, scale: last - offset - 1, end: last)
  }

  private static let mostDecimals = 6

  // MARK: With units

  /// Two or three numbers with units, each smaller than the one before. Minutes may lack theirs directly behind the hours.
  private static func parts(_ bytes: [UInt8], at start: Int, end: Int) -> Length? {
    var (seconds, size, count) = (Int64(0), Int64.max, 0)
    var (offset, last) = (start, start)
    while count < 3 {
      let digits = digitsEnd(bytes, from: offset, end: end)
      guard digits > offset, digits - offset <= (count == 0 ? mostDigits : 2) else { break }
      let value = number(bytes, offset..<digits)
      guard count == 0 || value < 60 else { break }
      let unit = word(bytes, at: skipSpaces(bytes, at: digits, end: end), end: end)
      if let unitSize = unitSize(unit.text), unitSize < size {
        (seconds, size, last) = (seconds + value * unitSize, unitSize, unit.end)
      } else if count == 1, size == 3600, offset == last, digits - offset == 2, ends(bytes, at: digits, end: end) {
        (seconds, size, last) = (seconds + value * 60, 60, digits)
      } else {
        break
      }
      count += 1
      offset = skipSpaces(bytes, at: last, end: end)
    }
    return count >= 2 ? Length(significand: seconds, scale: 0, end: last) : nil
  }

  private static func unitSize(_ word: String) -> Int64? {
    switch word {
    case "h", "hr", "hrs", "hour", "hours": 3600
    case "m", "min", "mins", "minute", "minutes": 60
    case "s", "sec", "secs", "second", "seconds": 1
    default: nil
    }
  }

  // MARK: Bytes

  private static func ends(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    guard offset < end, spaceLength(bytes, at: offset, end: end) == 0 else { return true }
    if bytes[offset] >= 0x80 || isWordByte(bytes, at: offset, end: end) { return false }
    return !(".,:".utf8.contains(bytes[offset]) && isDigit(bytes, at: offset + 1, end: end))
  }

  private static func word(_ bytes: [UInt8], at offset: Int, end: Int) -> (text: String, end: Int) {
    var last = offset
    while last < end, last - offset < 8, (bytes[last] | 0x20) &- 0x61 < 26 { last += 1 }
    return (String(decoding: bytes[offset..<last], as: UTF8.self).lowercased(), last)
  }

  private static func digitsEnd(_ bytes: [UInt8], from start: Int, end: Int) -> Int {
    var offset = start
    while isDigit(bytes, at: offset, end: end) { offset += 1 }
    return offset
  }

  private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int64 {
    bytes[range].reduce(0) { $0 * 10 + Int64($1 & 0x0F) }
  }
}
