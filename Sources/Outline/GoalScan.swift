/// Finds the goal behind the first number of a counter (format, *Counters with a goal*).
public enum GoalScan {
  /// Where a goal begins, and how far it is set off from the number.
  public struct Start: Equatable {
    /// Behind the slash or the word, and the spaces after it.
    public var offset: Int
    /// Whether `of` or `out of` stands there, and no slash.
    public var isWord: Bool
  }

  /// The start of the goal behind a number that ends at an offset; nil where neither a slash nor one of the words stands.
  public static func start(in bytes: [UInt8], at offset: Int, end: Int) -> Start? {
    let sign = Spaces.skip(in: bytes, from: offset, end: end)
    guard sign < end else { return nil }
    if bytes[sign] == UInt8(ascii: "/") {
      return Start(offset: Spaces.skip(in: bytes, from: sign + 1, end: end), isWord: false)
    }
    guard sign > offset, bytes[sign] | 0x20 == UInt8(ascii: "o") else { return nil }
    let first = wordEnd(in: bytes, at: sign, end: end)
    let second = Spaces.skip(in: bytes, from: first, end: end)
    let ofStart = equals("out", bytes[sign..<first]) ? second : sign
    let ofEnd = wordEnd(in: bytes, at: ofStart, end: end)
    let goal = Spaces.skip(in: bytes, from: ofEnd, end: end)
    return goal > ofEnd && equals("of", bytes[ofStart..<ofEnd]) ? Start(offset: goal, isWord: true) : nil
  }

  /// Whether words may be the unit behind a goal. Behind `of` these are a few: `3 of 8 people were late` is a sentence.
  public static func isUnit(_ range: Range<Int>, behindWord: Bool, in bytes: [UInt8]) -> Bool {
    guard behindWord, !range.isEmpty else { return true }
    var words = 1
    var offset = range.lowerBound
    guard bytes[offset].isASCIILetter || bytes[offset] >= 0x80 || bytes[offset] == UInt8(ascii: "%") else { return false }
    while offset < range.upperBound {
      let length = Spaces.length(in: bytes, at: offset, end: range.upperBound)
      if length > 0, Spaces.skip(in: bytes, from: offset, end: range.upperBound) < range.upperBound { words += 1 }
      offset = length > 0 ? Spaces.skip(in: bytes, from: offset, end: range.upperBound) : offset + 1
    }
    return words <= mostWords
  }

  private static let mostWords = 2

  private static func wordEnd(in bytes: [UInt8], at start: Int, end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].isASCIILetter { offset += 1 }
    return offset
  }

  private static func equals(_ word: StaticString, _ bytes: ArraySlice<UInt8>) -> Bool {
    word.withUTF8Buffer { $0.count == bytes.count && zip($0, bytes).allSatisfy { $0 == $1 | 0x20 } }
  }
}
