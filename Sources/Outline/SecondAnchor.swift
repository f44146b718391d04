import Chronology
import SourceText

/// A second time or date behind the one that a line begins with: `12:00, 13:00 two`, `2026-01-05, 2026-01-09 trip` (format,
/// *Anchors*).
public enum SecondAnchor {
  /// Where it stands, if some words begin with one, signs and a word that join the two before it or not.
  ///
  /// - Parameter isTime: whether a time is looked for, and not a date.
  public static func range(in wordsRange: Range<Int>, of bytes: [UInt8], isTime: Bool) -> Range<Int>? {
    let end = HardBreaks.lineEnd(of: wordsRange, in: bytes)
    let start = skipJoint(in: bytes, from: wordsRange.lowerBound, end: end)
    guard start < end, bytes[start].isASCIIDigit else { return nil }
    switch AnchorScan.scan(bytes, at: start, end: end) {
    case .time(_, let end), .timeRange(_, let end), .timeRangeBackwards(let end): return isTime ? start..<end : nil
    case .date(_, let end), .dateRange(_, let end), .dateRangeBackwards(let end): return isTime ? nil : start..<end
    case .halfRange(let end): return isTime == bytes[start..<end].contains(UInt8(ascii: ":")) ? start..<end : nil
    case .wrong, .none: return nil
    }
  }

  private static func skipJoint(in bytes: [UInt8], from start: Int, end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].isOne(of: "-,/+&") || dash(in: bytes, at: offset, end: end) {
      offset += bytes[offset] < 0x80 ? 1 : 3
      offset = Spaces.skip(in: bytes, from: offset, end: end)
    }
    guard offset == start, offset < end, bytes[offset].isASCIILetter,
      let wordEnd = FieldGroup.wordEnd(in: bytes, at: offset, end: end), wordEnd - offset <= 5,
      case let next = Spaces.skip(in: bytes, from: wordEnd, end: end), next < end, bytes[next].isASCIIDigit,
      joints.contains(String(decoding: bytes[offset..<wordEnd], as: UTF8.self).lowercased())
    else { return offset }
    return next
  }

  /// An en dash or an em dash.
  private static func dash(in bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    offset + 2 < end && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80 && (0x93...0x94).contains(bytes[offset + 2])
  }

  private static let joints: Set<String> = ["and", "to", "till", "til", "until", "und", "bis"]
}
