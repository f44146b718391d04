/// Backslash escapes (CommonMark 0.30, section 2.4).
public enum Escapes {
  /// A text with its escapes resolved, outside of code spans.
  public static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let bytes = Array(text.utf8)
    let syntax = InlineSyntax(bytes, in: 0..<bytes.count)
    let escapes = Set(syntax.literals.filter { $0.kind == .escape }.map(\.range.lowerBound))
    return String(decoding: bytes.indices.filter { !escapes.contains($0) }.map { bytes[$0] }, as: UTF8.self)
  }

  /// The text between quotes with `\"`, straight or curly, and `\\` resolved.
  static func unquoted(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
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
  /// tags and punctuation (format, section 3). Swift compares strings by canonical equivalence, so that NFC needs no step.
  public func name(of headline: Headline) -> String {
    Document.name(ofTitle: title(of: headline))
  }

  /// The name in a title, as `name(of:)` makes it.
  public static func name(ofTitle title: String) -> String {
    guard mayDiffer(fromName: title) else { return title }
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

  /// Whether a folded title could be more than its name. Most are not, and this is asked of every item.
  private static func mayDiffer(fromName title: String) -> Bool {
    var previous: UInt8 = 0x20
    for byte in title.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "#"), 0x09...0x0D, 0xC2, 0xE2, 0xE3, 0xEF: return true
      case 0x20 where previous == 0x20: return true
      default: previous = byte
      }
    }
    return previous == 0x20 || ".,;:!".utf8.contains(previous)
  }
}
