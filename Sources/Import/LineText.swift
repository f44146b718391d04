public import Chronology

/// A line that may have come from another program: the bytes that it stands among, and what is known of it already.
public struct LineText: Sendable {
  public enum Form: Sendable {
    /// A list item, without its marker and box.
    case item
    /// A line of a paragraph, or of a file that is no Markdown.
    case plain
  }

  /// A run of bytes without a space in it.
  struct Word: Equatable {
    var range: Range<Int>
    /// Whether it holds code, a comment or an address, in which no sign means anything.
    var isLiteral = false
  }

  public let bytes: [UInt8]
  /// From the first word to the last.
  public let range: Range<Int>
  public let form: Form
  public let hasBox: Bool
  /// The day from which `tomorrow` is counted.
  public let today: CivilDate
  /// What kinds of signs stand in it.
  let traits: LineTraits

  public init(_ bytes: [UInt8], _ range: Range<Int>, as form: Form, hasBox: Bool = false, today: CivilDate) {
    self.bytes = bytes
    self.range = LineText.trimmed(range, in: bytes)
    self.form = form
    self.hasBox = hasBox
    self.today = today
    traits = LineTraits(of: bytes, self.range)
  }

  /// A line by itself.
  public init(_ text: String, as form: Form = .plain, hasBox: Bool = false, today: CivilDate) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0..<bytes.count, as: form, hasBox: hasBox, today: today)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A value, with one space between two words.
  func value(_ range: Range<Int>) -> String { text(range).split(separator: " ").joined(separator: " ") }

  /// The words of the line, in order.
  func words() -> [Word] {
    var words: [Word] = []
    words.reserveCapacity(12)
    var start: Int?
    var isLiteral = false
    var offset = range.lowerBound
    while offset < range.upperBound {
      let space = LineText.spaceLength(bytes, at: offset, end: range.upperBound)
      if space > 0 {
        if let begin = start { words.append(Word(range: begin..<offset, isLiteral: isLiteral || isAddress(begin..<offset))) }
        (start, isLiteral) = (nil, false)
        offset += space
        continue
      }
      start = start ?? offset
      if let end = literalEnd(at: offset) {
        isLiteral = true
        offset = end
      } else {
        offset += 1
      }
    }
    if let begin = start { words.append(Word(range: begin..<offset, isLiteral: isLiteral || isAddress(begin..<offset))) }
    return words
  }

  /// Where code or a comment that begins at an offset ends.
  private func literalEnd(at offset: Int) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: "`"):
      var after = offset
      while after < range.upperBound, bytes[after] == UInt8(ascii: "`") { after += 1 }
      return find(bytes[offset..<after], from: after) ?? after
    case UInt8(ascii: "<") where bytes[offset..<range.upperBound].starts(with: "<!--".utf8):
      return find(ArraySlice("-->".utf8), from: offset + 4) ?? range.upperBound
    default: return nil
    }
  }

  private func find(_ text: ArraySlice<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset + text.count <= range.upperBound {
      if bytes[offset] == text[text.startIndex], bytes[offset..<offset + text.count].elementsEqual(text) {
        return offset + text.count
      }
      offset += 1
    }
    return nil
  }

  /// Whether a word holds the target of a link, or an address.
  private func isAddress(_ range: Range<Int>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes[range] {
      if byte == UInt8(ascii: "("), previous == UInt8(ascii: "]") { return true }
      if byte == UInt8(ascii: "/"), previous == UInt8(ascii: ":") { return true }
      previous = byte
    }
    return false
  }

  // MARK: Spaces

  /// The length of the space or line ending at an offset (format, *Spaces and equal spellings*), 0 where there is none.
  static func spaceLength(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
    guard offset < end else { return 0 }
    switch bytes[offset] {
    case 0x20, 0x09, 0x0A, 0x0D: return 1
    case 0xC2: return offset + 1 < end && bytes[offset + 1] == 0xA0 ? 2 : 0
    case 0xE2: return offset + 2 < end && bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0xAF ? 3 : 0
    default: return 0
    }
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while case let length = spaceLength(bytes, at: start, end: end), length > 0 { start += length }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 || bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D {
      end -= 1
    }
    return start..<end
  }
}
