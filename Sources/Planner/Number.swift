import Chronology

/// A decimal number as people write it in a journal: exact, with at most 18 digits. Or a length of time in seconds, which is written
/// in hours, minutes and seconds (format, *Lengths of time*).
public struct Number: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The digits as a whole number: 124 for 12.4. Holds no zero at its end if `scale` is above 0.
  public let significand: Int64

  /// How many of the digits stand after the point, 0 to 18.
  public let scale: Int

  /// Whether it is a length of time, in seconds. One of the two kinds is never equal to one of the other, and is in order with it
  /// by its size alone.
  public let isLength: Bool

  public static let zero = Number(0)

  /// A number of more digits is not read.
  public static let mostDigits = 18

  public init(_ whole: Int) {
    significand = Int64(whole)
    scale = 0
    isLength = false
  }

  /// - Parameter scale: 0 to 18.
  public init(significand: Int64, scale: Int, isLength: Bool = false) {
    var significand = significand
    var scale = scale
    while scale > 0, significand % 10 == 0 {
      significand /= 10
      scale -= 1
    }
    self.significand = significand
    self.scale = scale
    self.isLength = isLength
  }

  /// Reads `120`, `-3`, `12.4`, and also `1,200` and `1 200` with exact groups of three, `+3`, and U+2212 for the minus sign;
  /// and lengths of time as `24:30 min`, `1:02:03` and `1h20`. Nil for anything else, `1,5` above all, and for more than 18 digits.
  public init?(_ text: some StringProtocol) {
    self.init(bytes: Array(text.utf8)[...])
  }

  /// Reads the bytes of a number, as `init(_:)` does.
  public init?(bytes: ArraySlice<UInt8>) {
    if let plain = Number(plain: bytes) {
      self = plain
      return
    }
    var rest = bytes
    var isNegative = false
    if rest.starts(with: "\u{2212}".utf8) {
      isNegative = true
      rest = rest.dropFirst(3)
    } else if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    if rest.contains(where: { $0 > UInt8(ascii: "9") && $0 < 0x80 }) {
      guard let length = LengthScan.scan(Array(rest), at: 0, end: rest.count), length.end == rest.count else { return nil }
      let significand = isNegative ? -length.significand : length.significand
      self.init(significand: significand, scale: length.scale, isLength: true)
      return
    }
    let parts = rest.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let wholeDigits = Number.digits(ofWhole: whole) else { return nil }
    let fraction = parts.count > 1 ? parts[1] : []
    guard parts.count == 1 || !fraction.isEmpty, fraction.allSatisfy(Number.isDigit) else { return nil }
    let digits = wholeDigits + fraction
    guard digits.count <= Number.mostDigits else { return nil }
    let value = digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    self.init(significand: isNegative ? -value : value, scale: fraction.count)
  }

  /// Reads digits with at most a point among them, as nearly every number is written, without lists of its parts. Nil for what
  /// may be another number.
  private init?(plain bytes: ArraySlice<UInt8>) {
    guard bytes.count <= Number.mostDigits, let first = bytes.first, let last = bytes.last, Number.isDigit(first),
      Number.isDigit(last)
    else { return nil }
    var significand: Int64 = 0
    var point: Int?
    for place in bytes.indices {
      let byte = bytes[place]
      if Number.isDigit(byte) {
        significand = significand * 10 + Int64(byte - UInt8(ascii: "0"))
      } else if byte == UInt8(ascii: "."), point == nil {
        point = place
      } else {
        return nil
      }
    }
    self.init(significand: significand, scale: point.map { bytes.endIndex - 1 - $0 } ?? 0)
  }

  /// The digits before the point, or nil where commas or spaces part anything but groups of three.
  private static func digits(ofWhole whole: ArraySlice<UInt8>) -> [UInt8]? {
    let comma = UInt8(ascii: ",")
    var whole = whole
    if !whole.contains(comma), whole.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) {
      // The spaces of the format (*Spaces and equal spellings*), and the line endings between the lines of a paragraph.
      whole =
        Array(String(decoding: whole, as: UTF8.self).map { $0.isWhitespace ? "," : $0 }.map(String.init).joined().utf8)[...]
    }
    let groups = whole.split(separator: comma, omittingEmptySubsequences: false)
    guard let first = groups.first, !first.isEmpty, groups.allSatisfy({ $0.allSatisfy(isDigit) }) else { return nil }
    guard groups.count == 1 || (first.count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }) else { return nil }
    return Array(groups.joined())
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The written form: no sign but `-`, no commas, no zeros at the end of a fraction; of a length `1:02:03`.
  public var description: String {
    isLength ? clock : decimal
  }

  private var decimal: String {
    guard scale > 0 else { return String(significand) }
    var digits = String(significand.magnitude)
    while digits.count <= scale { digits = "0" + digits }
    let point = digits.index(digits.endIndex, offsetBy: -scale)
    return (significand < 0 ? "-" : "") + digits[..<point] + "." + digits[point...]
  }

  /// Hours, minutes and seconds.
  private var clock: String {
    let size = Number(significand: significand < 0 ? -significand : significand, scale: scale)
    let (seconds, _) = size.parts
    func sixtieth(_ count: Int64) -> String { (count < 10 ? ":0" : ":") + String(count) }
    let fraction = size.decimal.drop { $0 != "." }
    let whole = String(seconds / 3600) + sixtieth(seconds / 60 % 60) + sixtieth(seconds % 60)
    return (significand < 0 ? "-" : "") + whole + fraction
  }

  /// The written form, but a length in minutes and seconds or hours and minutes, as `24:30 min`, where another text has it so and
  /// it can be said so.
  public func written(like text: String) -> String {
    guard isLength, text.count(where: { $0 == ":" }) == 1 else { return description }
    let unit = text.drop { !$0.isLetter && !$0.isWhitespace }
    let parts = description.split(separator: ":")
    guard !unit.contains(where: { "hH".contains($0) }) else {
      return parts[2] == "00" ? "\(parts[0]):\(parts[1])\(unit)" : description
    }
    let minutes = (Int(parts[0]) ?? 0).magnitude * 60 + (UInt(parts[1]) ?? 0)
    return "\(significand < 0 ? "-" : "")\(minutes):\(parts[2])\(unit)"
  }

  public static func < (left: Number, right: Number) -> Bool {
    if left.scale == right.scale { return left.significand < right.significand }
    let (leftWhole, leftFraction) = left.parts
    let (rightWhole, rightFraction) = right.parts
    return (leftWhole, leftFraction) < (rightWhole, rightFraction)
  }

  /// The sum of two numbers, exact; nil where it has more than 18 digits, and for a number and a length of time.
  public func adding(_ other: Number) -> Number? {
    guard isLength == other.isLength else { return nil }
    let common = max(scale, other.scale)
    guard let left = digits(atScale: common), let right = other.digits(atScale: common) else { return nil }
    let (sum, overflows) = left.addingReportingOverflow(right)
    guard !overflows, sum.magnitude < 1_000_000_000_000_000_000 else { return nil }
    let result = Number(significand: sum, scale: common, isLength: isLength)
    // Of a length, hours with too many digits would not read.
    return isLength && Number(result.description) == nil ? nil : result
  }

  /// The digits as a whole number, with so many of them after the point.
  private func digits(atScale wanted: Int) -> Int64? {
    var result = significand
    for _ in scale..<wanted {
      let (product, overflows) = result.multipliedReportingOverflow(by: 10)
      guard !overflows else { return nil }
      result = product
    }
    return result
  }

  /// The number before the point, rounded down, and what is left as parts of 10^18.
  private var parts: (whole: Int64, fraction: Int64) {
    var power: Int64 = 1
    for _ in 0..<scale { power *= 10 }
    var (whole, rest) = significand.quotientAndRemainder(dividingBy: power)
    if rest < 0 {
      whole -= 1
      rest += power
    }
    for _ in scale..<18 { rest *= 10 }
    return (whole, rest)
  }

  /// The whole number that it is, or nil for a fraction and a length of time.
  public var whole: Int? { scale == 0 && !isLength ? Int(significand) : nil }
}
