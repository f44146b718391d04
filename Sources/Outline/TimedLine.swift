import Chronology

/// A line of a day, without a list marker, that begins with a time: `09:00 - 10:00 Work`, `-09:00 Work`, `• 11:00 Massage`.
public struct TimedLine: Sendable {
  /// What stands for a list marker and is none; empty where nothing does.
  public let signRange: Range<Int>
  /// The time as it stands there.
  public let timeRange: Range<Int>
  /// The time in its written form.
  public let written: String
  /// Whether it is a range, or behind a sign: what no sentence begins with.
  public let isCertain: Bool

  /// Nil where a line, given without the spaces at both ends, begins with no time.
  public init?(_ bytes: [UInt8], _ lineRange: Range<Int>) {
    guard !lineRange.isEmpty else { return nil }
    let signEnd = lineRange.lowerBound + TimedLine.signLength(bytes, lineRange)
    signRange = lineRange.lowerBound..<signEnd
    var start = Spaces.skip(in: bytes, from: signEnd, end: lineRange.upperBound)
    let iconEnd = Emoji.end(in: bytes, at: start, end: lineRange.upperBound)
    if let iconEnd { start = Spaces.skip(in: bytes, from: iconEnd, end: lineRange.upperBound) }
    let isSign = !signRange.isEmpty || iconEnd != nil
    switch AnchorScan.scan(bytes, at: start, end: lineRange.upperBound, .day) {
    case .time(let read, let end): (timeRange, written, isCertain) = (start..<end, read.description, isSign)
    case .timeRange(let read, let end): (timeRange, written, isCertain) = (start..<end, read.description, true)
    default:
      guard let meant = MeantTime.scan(bytes, at: start, end: lineRange.upperBound, isSentence: !isSign) else { return nil }
      (timeRange, written, isCertain) = (start..<meant.end, meant.written, isSign && meant.isCertain)
    }
  }

  /// The length of `-`, `•`, `◦`, `·`, `‣`, `–` or `—` at the start of a line. A line of spaces that do not break is none for Markdown, and
  /// may be empty here.
  static func signLength(_ bytes: [UInt8], _ lineRange: Range<Int>) -> Int {
    guard let start = lineRange.first else { return 0 }
    switch bytes[start] {
    case UInt8(ascii: "-"): return 1
    case 0xC2: return start + 1 < lineRange.upperBound && bytes[start + 1] == 0xB7 ? 2 : 0
    case 0xE2 where start + 2 < lineRange.upperBound:
      let signs: [(UInt8, UInt8)] = [(0x80, 0xA2), (0x97, 0xA6), (0x80, 0xA3), (0x80, 0x93), (0x80, 0x94)]
      return signs.contains { $0 == (bytes[start + 1], bytes[start + 2]) } ? 3 : 0
    default: return 0
    }
  }
}
