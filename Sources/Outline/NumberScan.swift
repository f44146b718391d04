import Chronology

/// Finds a number or a length of time as the format writes it (format, *Numbers and quantities*, *Lengths of time*).
public enum NumberScan {
  /// Where the number at an offset ends, or nil where none stands.
  ///
  /// - Parameters:
  ///   - allowsUnit: whether a letter, `%` or `°` may follow at once, as in `12km`; else a letter makes a word of it.
  ///   - allowsSpaces: whether a space may part the thousands, as in `1 200`, outside of logs and of counters.
  public static func end(
    in bytes: [UInt8],
    at start: Int,
    end: Int,
    allowsUnit: Bool = false,
    allowsSpaces: Bool = false
  ) -> Int? {
    let digits = start + signLength(in: bytes, at: start, end: end)
    var offset = skipDigits(in: bytes, from: digits, end: end)
    guard offset > digits else { return nil }
    if LengthScan.mayFollow(bytes, at: offset, end: end), let length = LengthScan.scan(bytes, at: digits, end: end) {
      return length.end
    }
    while offset < end, bytes[offset] == UInt8(ascii: ","), offset - digits <= 3 || isGrouped(bytes, digits..<offset),
      isGroup(in: bytes, at: offset + 1, end: end)
    {
      offset += 4
    }
    if allowsSpaces { offset = skipSpacedGroups(in: bytes, from: digits, to: offset, end: end) }
    if offset + 1 < end, bytes[offset] == UInt8(ascii: "."), bytes[offset + 1].isASCIIDigit {
      offset = skipDigits(in: bytes, from: offset + 1, end: end)
    }
    return isFollowedWell(in: bytes, at: offset, end: end, allowsUnit: allowsUnit) ? offset : nil
  }

  private static func signLength(in bytes: [UInt8], at start: Int, end: Int) -> Int {
    guard start < end else { return 0 }
    if bytes[start] == UInt8(ascii: "-") || bytes[start] == UInt8(ascii: "+") { return 1 }
    return start + 2 < end && bytes[start...start + 2].elementsEqual("\u{2212}".utf8) ? 3 : 0
  }

  private static func skipDigits(in bytes: [UInt8], from start: Int, end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].isASCIIDigit { offset += 1 }
    return offset
  }

  /// Up to three digits, of which the first is no 0, and groups of three with a space before each. Others are no thousands:
  /// `030 123 456` is for the telephone.
  private static func skipSpacedGroups(in bytes: [UInt8], from digits: Int, to offset: Int, end: Int) -> Int {
    guard offset - digits <= 3, bytes[digits] != UInt8(ascii: "0") else { return offset }
    var offset = offset
    while case let space = Spaces.length(in: bytes, at: offset, end: end), space > 0,
      isGroup(in: bytes, at: offset + space, end: end)
    {
      offset += space + 3
    }
    return offset
  }

  private static func isGrouped(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes[range].contains(UInt8(ascii: ","))
  }

  /// Whether exactly three digits stand there.
  private static func isGroup(in bytes: [UInt8], at start: Int, end: Int) -> Bool {
    skipDigits(in: bytes, from: start, end: end) == start + 3
  }

  /// A comma with a digit behind it, or a point, would be part of a number that does not read.
  private static func isFollowedWell(in bytes: [UInt8], at offset: Int, end: Int, allowsUnit: Bool) -> Bool {
    guard offset < end else { return true }
    let next = bytes[offset]
    if Spaces.length(in: bytes, at: offset, end: end) > 0 { return true }
    if next.isASCIILetter || next >= 0x80 || next == UInt8(ascii: "%") { return allowsUnit }
    let hasDigit = offset + 1 < end && bytes[offset + 1].isASCIIDigit
    return !(hasDigit && (next == UInt8(ascii: ",") || next == UInt8(ascii: "."))) && next != UInt8(ascii: ":")
  }
}
