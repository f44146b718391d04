import SourceText

/// Tags: `#word`, a letter first (format, *Tags*).
enum Tag {
  /// The tags in a text, outside of code and links.
  static func all(in bytes: [UInt8], _ textRange: Range<Int>) -> [Range<Int>] {
    guard bytes.holds(UInt8(ascii: "#"), in: textRange) else { return [] }
    return all(in: bytes, textRange, InlineSyntax(bytes, in: textRange))
  }

  static func all(in bytes: [UInt8], _ textRange: Range<Int>, _ syntax: InlineSyntax) -> [Range<Int>] {
    var tagRanges: [Range<Int>] = []
    var offset = textRange.lowerBound
    while offset < textRange.upperBound {
      guard bytes[offset] == UInt8(ascii: "#"), isStart(offset, of: textRange, in: bytes), syntax.literal(at: offset) == nil,
        let end = end(in: bytes, at: offset, end: textRange.upperBound)
      else {
        offset += 1
        continue
      }
      tagRanges.append(offset..<end)
      offset = end
    }
    return tagRanges
  }

  private static func isStart(_ offset: Int, of textRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    offset == textRange.lowerBound || Spaces.length(in: bytes, before: offset, start: textRange.lowerBound) > 0
      || bytes[offset - 1] == UInt8(ascii: "(")
  }

  /// Where the tag at an offset ends, or nil where none begins: a letter, then letters, digits, `-`, `_` and `/`.
  static func end(in bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    guard offset + 1 < end, bytes[offset] == UInt8(ascii: "#"), !bytes[offset + 1].isASCIIDigit else { return nil }
    var tagEnd = offset + 1
    while case let length = letterLength(in: bytes, at: tagEnd, end: end), length > 0 { tagEnd += length }
    let first = bytes[offset + 1]
    return tagEnd > offset + 1 && (first.isASCIILetter || first >= 0x80) ? tagEnd : nil
  }

  /// How many bytes the letter, digit or sign of a tag has, 0 where there is none.
  private static func letterLength(in bytes: [UInt8], at offset: Int, end: Int) -> Int {
    guard offset < end else { return 0 }
    let byte = bytes[offset]
    if byte < 0x80 { return byte.isASCIILetter || byte.isASCIIDigit || "-_/".utf8.contains(byte) ? 1 : 0 }
    let text = String(decoding: bytes[offset..<min(end, offset + 4)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar.value != 0xFFFD else { return 0 }
    let properties = scalar.properties
    let isWord = properties.isAlphabetic || properties.numericType != nil || properties.canonicalCombiningClass != .notReordered
    return isWord ? String(scalar).utf8.count : 0
  }
}
