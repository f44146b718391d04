/// The kinds of signs of other programs that stand in some bytes, told by the bytes alone: what is not among them need not be
/// looked for.
struct LineTraits: OptionSet {
  let rawValue: UInt8

  /// A byte with which an emoji of Tasks begins.
  static let emoji = LineTraits(rawValue: 1)
  /// `@`
  static let at = LineTraits(rawValue: 2)
  /// A letter, a colon, and no space after it.
  static let key = LineTraits(rawValue: 4)
  /// `[#`
  static let cookie = LineTraits(rawValue: 8)
  /// ` p1` to ` p4`
  static let level = LineTraits(rawValue: 16)
  /// A word of two or more capital letters first, or a word in square brackets.
  static let capitals = LineTraits(rawValue: 32)
  /// A first word that is `(A)`, `x`, stars, or a number.
  static let start = LineTraits(rawValue: 64)
  /// `: <` or `: [`
  static let stamp = LineTraits(rawValue: 128)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(of bytes: [UInt8], _ range: Range<Int>) {
    self = LineTraits(rawValue: 0)
    var (previous, beforePrevious): (UInt8, UInt8) = (0x20, 0x20)
    for byte in bytes[range] {
      switch byte {
      case 0xE2, 0xF0: insert(.emoji)
      case UInt8(ascii: "@"): insert(.at)
      case UInt8(ascii: "#") where previous == UInt8(ascii: "["): insert(.cookie)
      case UInt8(ascii: "1")...UInt8(ascii: "4") where previous == UInt8(ascii: "p") && beforePrevious <= 0x20: insert(.level)
      case UInt8(ascii: "<"), UInt8(ascii: "["): if beforePrevious == UInt8(ascii: ":") { insert(.stamp) }
      default: break
      }
      if previous == UInt8(ascii: ":"), byte > 0x20, LineTraits.isLetter(beforePrevious) { insert(.key) }
      (beforePrevious, previous) = (previous, byte)
    }
    guard let first = bytes[range].first, range.count > 2 else { return }
    let second = bytes[range.lowerBound + 1]
    if LineTraits.isLetter(first), LineTraits.isLetter(second) || second == UInt8(ascii: ":") {
      if second | 0x20 != second || first | 0x20 == UInt8(ascii: "t") { insert(.capitals) }
    } else if first == UInt8(ascii: "[") {
      insert(.capitals)
    } else if "(xX*0123456789<o".utf8.contains(first) {
      insert(.start)
    }
    if second == 0x20, "xXo".utf8.contains(first) { insert(.start) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
