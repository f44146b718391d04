import SourceText

/// Backslash escapes (CommonMark 0.30, section 2.4).
public enum Escapes {
  /// A text with its escapes resolved, outside of code spans.
  public static func resolved(_ text: String) -> String {
    guard text.holds(UInt8(ascii: "\\")) else { return text }
    let bytes = Array(text.utf8)
    let syntax = InlineSyntax(bytes, in: 0..<bytes.count)
    let escapes = Set(syntax.literals.filter { $0.kind == .escape }.map(\.range.lowerBound))
    return String(decoding: bytes.indices.filter { !escapes.contains($0) }.map { bytes[$0] }, as: UTF8.self)
  }

  /// The text between quotes with `\"`, straight or curly, and `\\` resolved.
  static func unquoted(_ text: String) -> String {
    guard text.holds(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var isEscaped = false
    for character in text {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if isEscaped, !"\"“”„\\".contains(character) { result.append("\\") }
      result.append(character)
      isEscaped = false
    }
    if isEscaped { result.append("\\") }
    return result
  }
}

extension Document {
  /// The name by which an item or a section is known: the words with escapes resolved, without variation selectors, trailing
  /// tags and punctuation (format, *Titles and names*). Swift compares strings by canonical equivalence, so that NFC needs no
  /// step.
  public func name(of headline: Headline) -> String {
    Document.name(ofTitle: title(of: headline))
  }

  /// The name in a title, as `name(of:)` makes it.
  public static func name(ofTitle title: String) -> String {
    var title = title
    guard let length = title.withUTF8(plainNameLength) else { return resolvedName(ofTitle: title) }
    return length == title.utf8.count ? title : String(title.utf8.prefix(length)) ?? title
  }

  /// How many bytes of a title are its name; nil where more is to be done than to take punctuation away at its end.
  package static func nameLength(ofTitle titleRange: Range<Int>, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { plainNameLength(UnsafeBufferPointer(rebasing: $0[titleRange])) }
  }

  /// The key of the name in a headline.
  public func key(of headline: Headline) -> String { Document.key(ofTitle: title(of: headline)) }

  /// What two titles have in common that name one thing where letter case does not count: projects, pages, habits, categories
  /// (format, *Titles and names*).
  public static func key(ofTitle title: String) -> String { name(ofTitle: title).lowercased() }

  private static func resolvedName(ofTitle title: String) -> String {
    var name = Escapes.resolved(title)
    name.unicodeScalars.removeAll { $0.value == 0xFE0E || $0.value == 0xFE0F }
    var words = name.split(whereSeparator: \.isWhitespace)
    while words.count > 1, let last = words.last, isTag(last) || last.allSatisfy(isPunctuation) { words.removeLast() }
    name = words.joined(separator: " ")
    while name.count > 1, let last = name.last, isPunctuation(last) { name.removeLast() }
    return name
  }

  private static func isTag(_ word: Substring) -> Bool {
    word.first == "#" && word.dropFirst().first?.isLetter == true
  }

  private static func isPunctuation(_ character: Character) -> Bool { ".,;:!".contains(character) }

  /// How many bytes of a title are its name, where only punctuation at its end is to be taken away; nil where there may be an
  /// escape, a tag, a variation selector, or another space than U+0020 between two words. This is asked of every item.
  private static func plainNameLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var previous: UInt8 = 0x20
    var start = 0
    while start < bytes.count {
      let next = min(start + 8, bytes.count)
      // Those before them are asked again, so that the last are eight, too.
      let first = next - 8
      if first < 0 || !arePlain(at: first, of: bytes, behind: first > 0 ? bytes[first - 1] : 0x20) {
        for offset in start..<next {
          guard mayStayInName(at: offset, of: bytes, behind: previous) else { return nil }
          previous = bytes[offset]
        }
      }
      previous = bytes[next - 1]
      start = next
    }
    var end = bytes.count
    while end > 1, bytes[end - 1] == 0x20 || isPunctuation(bytes[end - 1]) { end -= 1 }
    return end
  }

  private static func mayStayInName(at offset: Int, of bytes: UnsafeBufferPointer<UInt8>, behind previous: UInt8) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "\\"), UInt8(ascii: "#"), 0x09...0x0D: false
    case 0x20: previous != 0x20
    case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: !mayBeSpaceOrSelector(bytes, at: offset)
    default: true
    }
  }

  /// Whether eight bytes at once are of ASCII, none a control character, `\` or `#`, and no two of them are spaces side by side.
  @inline(__always)
  private static func arePlain(at offset: Int, of bytes: UnsafeBufferPointer<UInt8>, behind previous: UInt8) -> Bool {
    // The first byte as the lowest.
    let word = UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let highBits: UInt64 = 0x8080_8080_8080_8080
    /// The high bits of those bytes of a word of ASCII that are zero.
    func zeros(_ word: UInt64) -> UInt64 { ~(word &+ 0x7F7F_7F7F_7F7F_7F7F) & highBits }
    let spaces = zeros(word ^ 0x2020_2020_2020_2020)
    guard word & highBits == 0, zeros(word & 0x6060_6060_6060_6060) == 0, zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C) == 0,
      zeros(word ^ 0x2323_2323_2323_2323) == 0
    else { return false }
    return spaces & (spaces << 8) == 0 && !(previous == 0x20 && spaces & 0x80 != 0)
  }

  /// Whether the character at an offset, outside of ASCII, may be white space (Unicode's property), or U+FE0E or U+FE0F.
  private static func mayBeSpaceOrSelector(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    let third = offset + 2 < bytes.count ? bytes[offset + 2] : 0
    switch (bytes[offset], second, third) {
    case (0xC2, 0x85, _), (0xC2, 0xA0, _), (0xE1, 0x9A, _), (0xE3, 0x80, _), (0xEF, 0xB8, _): return true
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xAF), (0xE2, 0x81, 0x9F): return true
    default: return false
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"): true
    default: false
    }
  }
}
