import SourceText

/// Front matter of lines that are each a word, a colon and plain words or one emoji, as nearly all is. To YAML it says what stands
/// there, so that it needs no reader of YAML, which finds the same.
enum PlainFrontMatter {
  /// The properties in some lines; nil where YAML may find anything else in them, as where a name stands twice.
  static func properties(of source: SourceText, lines: Range<Int>) -> [Property]? {
    var properties: [Property] = []
    properties.reserveCapacity(lines.count)
    for line in lines {
      guard let property = property(source, in: source.contentRange(ofLine: line)),
        !properties.contains(where: { $0.name == property.name })
      else { return nil }
      properties.append(property)
    }
    return properties.isEmpty ? nil : properties
  }

  /// No name that anybody gives is longer. YAML takes a longer one than a thousand characters for no name.
  private static let mostBytesOfName = 128

  private static func property(_ source: SourceText, in lineRange: Range<Int>) -> Property? {
    let bytes = source.bytes
    guard let nameEnd = FieldGroup.wordEnd(in: bytes, at: lineRange.lowerBound, end: lineRange.upperBound),
      nameEnd - lineRange.lowerBound <= mostBytesOfName, nameEnd + 2 < lineRange.upperBound,
      bytes[nameEnd] == UInt8(ascii: ":"), bytes[nameEnd + 1] == 0x20,
      case let valueRange = nameEnd + 2..<lineRange.upperBound,
      isPlain(valueRange, in: bytes)
        || Emoji.end(in: bytes, at: valueRange.lowerBound, end: valueRange.upperBound) == valueRange.upperBound
    else { return nil }
    return Property(
      name: source.string(in: lineRange.lowerBound..<nameEnd),
      value: .text(source.string(in: valueRange)),
      nameRange: lineRange.lowerBound..<nameEnd,
      valueRange: valueRange,
      joinedRange: nil
    )
  }

  /// Whether a value begins with a letter or a digit, and holds nothing but those, dashes, strokes, full stops, and single spaces
  /// between them: nothing that begins a comment, a key or a text in quotes (YAML 1.1, section 9.1.3).
  private static func isPlain(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var previous: UInt8 = 0x20
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), 0x20:
        if previous == 0x20 { return false }
      case 0xC3:
        // The other letters of western Europe. Other bytes may be a space, an end of a line, or nothing that YAML takes.
        guard offset + 1 < range.upperBound, 0x80...0xBF ~= bytes[offset + 1] else { return false }
        offset += 1
      default: return false
      }
      previous = byte
      offset += 1
    }
    return previous != 0x20
  }
}
