import Markdown
import SourceText

/// The words of an HTML block: without tags and comments, character references resolved.
enum HTMLText {
  static func lines(of html: String) -> [String] {
    let text = withoutTags(Array(html.utf8))
    let lines = PlainText.split(text).map { line in
      // Only character references are left to be resolved, so all other marks are kept from meaning anything.
      PlainText.line(escaped(line)).onOneLine
    }
    return lines.filter { !$0.isEmpty }
  }

  private static func escaped(_ line: String) -> String {
    var escaped = ""
    for character in line {
      if character.isASCII, character.isPunctuation || character.isSymbol, !"&#;".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  private static func withoutTags(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var offset = 0
    // Behind it, nobody need look for the end of a comment again and again.
    let lastEnd = bytes.indices.last { endsComment(in: bytes, at: $0) } ?? -1
    while offset < bytes.count {
      guard let (end, breaksLine) = markup(in: bytes, at: offset, lastCommentEnd: lastEnd) else {
        text.append(bytes[offset])
        offset += 1
        continue
      }
      if breaksLine { text.append(UInt8(ascii: "\n")) }
      offset = end
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The comment or tag at an offset: where it ends, and whether text before and after it stands on different lines.
  private static func markup(in bytes: [UInt8], at start: Int, lastCommentEnd: Int) -> (end: Int, breaksLine: Bool)? {
    guard bytes[start] == UInt8(ascii: "<"), start + 1 < bytes.count else { return nil }
    if bytes[start...].starts(with: "<!--".utf8) {
      guard start + 4 <= lastCommentEnd else { return nil }
      let end = (start + 4...lastCommentEnd).first { endsComment(in: bytes, at: $0) }
      return end.map { ($0 + 3, false) }
    }
    let first = bytes[start + 1]
    guard isLetter(first) || first == UInt8(ascii: "/") || first == UInt8(ascii: "!") || first == UInt8(ascii: "?") else {
      return nil
    }
    return tagEnd(in: bytes, at: start).map { ($0, !isInline(bytes[start + 1..<$0])) }
  }

  /// Whether `-->` stands at an offset.
  private static func endsComment(in bytes: [UInt8], at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "-") && bytes[offset...].starts(with: "-->".utf8)
  }

  /// A tag holds no `<` but in quotes, so that no byte is looked at for many tags.
  private static func tagEnd(in bytes: [UInt8], at start: Int) -> Int? {
    var quote: UInt8?
    for offset in start + 1..<bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: ">") { return offset + 1 }
        if byte == UInt8(ascii: "<") { return nil }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      }
    }
    return nil
  }

  /// Whether a tag stands among words, so that it may stand within one.
  private static func isInline(_ tag: ArraySlice<UInt8>) -> Bool {
    let name = tag.drop { $0 == UInt8(ascii: "/") }.prefix { isLetter($0) || (0x30...0x39).contains($0) }
    return inlineTags.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let inlineTags: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "del", "dfn", "em", "font", "i", "ins", "kbd", "mark", "q", "s",
    "samp", "small", "span", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]
}
