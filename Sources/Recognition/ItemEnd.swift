import Outline
import SourceText

/// What ends the line of an item: its fields, in one group, `(key: value, key: value)`, or each in brackets of its own,
/// `[key:: value] (key:: value)`, and behind them tags and an id.
struct ItemEnd {
  /// The words before the fields; all of the line where it has none.
  private(set) var wordsRange: Range<Int>
  /// From behind the first bracket to before the last; nil without fields.
  private(set) var fieldsRange: Range<Int>?
  /// Whether each field is in brackets of its own.
  private(set) var areBracketed = false
  /// The id, without its `^`.
  private(set) var idRange: Range<Int>?
  /// Whether there is anything but one group of fields, so that the reader of headlines is asked of it.
  private(set) var isOther = false

  /// Nil where there may be another group.
  init?(_ range: Range<Int>, in bytes: [UInt8]) {
    wordsRange = range
    guard bytes[range.upperBound - 1].isOne(of: ")]") || ItemEnd.mayHaveTail(range, in: bytes) else { return }
    guard let last = bytes[range].lastIndex(where: { $0.isOne(of: ")]") }),
      let start = ItemEnd.start(ofFieldsTo: last, from: range.lowerBound, in: bytes),
      case let tail = last + 1..<range.upperBound, readTail(tail, in: bytes)
    else { return nil }
    areBracketed = start.areBracketed
    isOther = areBracketed || !tail.isEmpty
    wordsRange = range.lowerBound..<start.bracket - 1
    fieldsRange = start.bracket + 1..<last
  }

  /// Whether the last word may be a tag or an id.
  private static func mayHaveTail(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var start = range.upperBound
    while start > range.lowerBound, bytes[start - 1] != 0x20 { start -= 1 }
    return start < range.upperBound && bytes[start].isOne(of: "#^")
  }

  /// Reads the words behind the fields, of which each is a tag or the id; false for any other.
  private mutating func readTail(_ tailRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    var offset = tailRange.lowerBound
    while offset < tailRange.upperBound {
      guard bytes[offset] == 0x20, offset + 2 < tailRange.upperBound, bytes[offset + 2] != 0x20 else { return false }
      let end = bytes[offset + 2..<tailRange.upperBound].firstIndex(of: 0x20) ?? tailRange.upperBound
      let word = offset + 2..<end
      // Tags with capitals may differ in nothing else.
      guard bytes[word].allSatisfy({ $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }) else { return false }
      switch bytes[offset + 1] {
      case UInt8(ascii: "#"): break
      case UInt8(ascii: "^") where idRange == nil: idRange = word
      default: return false
      }
      offset = end
    }
    return true
  }

  /// The first bracket of the fields that end with one; nil where words do not stand before it, or where there is something else.
  private static func start(
    ofFieldsTo last: Int,
    from start: Int,
    in bytes: [UInt8]
  ) -> (bracket: Int, areBracketed: Bool)? {
    var close = last
    var areBracketed = false
    while let bracket = bytes[start..<close].lastIndex(where: { $0.isOne(of: "([") }) {
      guard bracket > start + 1, bytes[bracket - 1] == 0x20 else { return nil }
      let isBracketed = bytes[bracket..<close].firstIndex(of: UInt8(ascii: ":")).map { bytes[$0 + 1] == UInt8(ascii: ":") }
      guard isBracketed == true else {
        // A group in round brackets stands alone.
        return !areBracketed && bytes[bracket] == UInt8(ascii: "(") && bytes[last] == UInt8(ascii: ")")
          ? (bracket, false) : nil
      }
      areBracketed = true
      guard bracket > start + 2, bytes[bracket - 2].isOne(of: ")]") else { return (bracket, true) }
      close = bracket - 2
    }
    return nil
  }
}
