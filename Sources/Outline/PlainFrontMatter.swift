package import SourceText

/// Front matter of lines that are each a word, a colon and plain words, one emoji or plain words in a list, as nearly all is. To YAML it
/// says what stands there, so that it needs no reader of YAML, which finds the same.
package enum PlainFrontMatter {
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

  /// The kind that plain front matter names, and the first line below it; nil for any other beginning of a file.
  package static func kind(of source: SourceText) -> (kind: DocumentKind, nextLine: Int)? {
    guard let front = FrontMatter(of: source), front.isClosed,
      let properties = properties(of: source, lines: front.contentRange),
      let kind = properties.first(where: { $0.key == .kind })?.text.flatMap(DocumentKind.init(rawValue:))
    else { return nil }
    return (kind, front.lines.upperBound)
  }

  /// No name that anybody gives is longer. YAML takes a longer one than a thousand characters for no name.
  private static let mostBytesOfName = 128

  private static func property(_ source: SourceText, in lineRange: Range<Int>) -> Property? {
    let bytes = source.bytes
    guard let nameEnd = FieldGroup.wordEnd(in: bytes, at: lineRange.lowerBound, end: lineRange.upperBound),
      nameEnd - lineRange.lowerBound <= mostBytesOfName, nameEnd + 2 < lineRange.upperBound,
      bytes[nameEnd] == UInt8(ascii: ":"), bytes[nameEnd + 1] == 0x20,
      case let valueRange = nameEnd + 2..<lineRange.upperBound, let value = value(source, in: valueRange)
    else { return nil }
    return Property(
      name: source.string(in: lineRange.lowerBound..<nameEnd),
      value: value,
      nameRange: lineRange.lowerBound..<nameEnd,
      valueRange: valueRange,
      joinedRange: nil
    )
  }

  private static func value(_ source: SourceText, in range: Range<Int>) -> Property.Value? {
    let bytes = source.bytes
    // To YAML `#️⃣` is a comment, and `*️⃣` an alias.
    guard bytes[range.lowerBound] != UInt8(ascii: "#"), bytes[range.lowerBound] != UInt8(ascii: "*") else { return nil }
    guard bytes[range.lowerBound] == UInt8(ascii: "[") else {
      return isPlain(range, in: bytes) || Emoji.end(in: bytes, at: range.lowerBound, end: range.upperBound) == range.upperBound
        ? .text(source.string(in: range)) : nil
    }
    guard range.count > 2, bytes[range.upperBound - 1] == UInt8(ascii: "]") else { return nil }
    var texts: [String] = []
    for item in bytes[range].dropFirst().dropLast().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let words = texts.isEmpty ? item : item.dropFirst()
      guard texts.isEmpty || item.first == 0x20, !words.isEmpty, isPlain(words.indices, in: bytes) else { return nil }
      texts.append(source.string(in: words.indices))
    }
    return .list(texts)
  }

  /// Whether a value begins with a letter or a digit, and holds nothing but those, dashes, strokes, full stops, and single spaces
  /// between them, and colons between two digits, as a time has: nothing that begins a comment, a key or a text in quotes (YAML 1.1,
  /// section 9.1.3).
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
      case UInt8(ascii: ":"):
        guard previous.isASCIIDigit, offset + 1 < range.upperBound, bytes[offset + 1].isASCIIDigit else { return false }
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
