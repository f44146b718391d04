internal import CCommonMark

/// The inlines of one paragraph (CommonMark 0.30, section 6) as people read them, without markup.
public enum InlineText {
  /// The plain text of a paragraph's Markdown.
  ///
  /// - Emphasis and tags lose their marks; `<br>` is a line feed, comments vanish.
  /// - A code span is its text; escapes and entities are what they stand for.
  /// - A link is `text <address>`, and only the address where the text says the same; an image is `description <address>`.
  ///   A title follows in parentheses.
  /// - `[[Page]]` is `Page`, `[[Page|words]]` is `words`, with or without `!` before it.
  /// - Soft and hard breaks are line feeds; the spaces at the ends of lines go. Paragraphs stay apart by one blank line.
  ///
  /// Nothing in the text is read as a block: `- a` is a hyphen and an `a`, `# b` a number sign and a `b`. Link reference
  /// definitions are not known here, so that `[text][label]` stays as it is.
  ///
  /// A text of more than 65,536 bytes, or one whose inline delimiters times its bytes are more than 2^26, could take libcmark
  /// long; of that only the escapes are resolved.
  public static func plain(_ markdown: String) -> String { plain(markdown, keepsTags: false) }

  /// The same, but for tags of HTML, `<br>` among them, which are words as they are written.
  public static func plainWithTags(_ markdown: String) -> String { plain(markdown, keepsTags: true) }

  private static func plain(_ markdown: String, keepsTags: Bool) -> String {
    if isPlain(markdown) { return markdown }
    var output: [UInt8] = []
    append(markdown, keepsTags: keepsTags, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the plain text of a paragraph's Markdown, as ``plain(_:)`` and ``plainWithTags(_:)`` have it, in UTF-8.
  package static func append(_ markdown: String, keepsTags: Bool, to output: inout [UInt8]) {
    var markdown = markdown
    if markdown.withUTF8({ SimpleInlines.append($0, to: &output) }) { return }
    let start = output.count
    for paragraph in lines(of: markdown).split(whereSeparator: \.isEmpty) {
      if output.count > start { output.append(contentsOf: "\n\n".utf8) }
      output.append(contentsOf: plain(paragraph: Array(paragraph.joined(separator: "\n".utf8)), keepsTags))
    }
  }

  /// Whether a text is one line without any byte that could be markup, as most titles are.
  static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 else { return bytes.isEmpty }
      return bytes.allSatisfy(isPlain)
    }
  }

  /// The words of a text that is nothing but words, as most are: without any byte that could be markup, a space at the end of a line,
  /// or a character that could end a line in another way. Nil for another, and for an empty one.
  ///
  /// - Parameter keepsLines: whether a break of lines stays one, and is no space.
  package static func onlyWords(_ markdown: String, keepsLines: Bool) -> String? {
    var markdown = markdown
    var hasLines = false
    let isOnlyWords = markdown.withUTF8 { bytes in
      var before = UInt8(ascii: "\n")
      var start = 0
      while start < bytes.count {
        let end = min(start + 8, bytes.count)
        // Most bytes are in such words of eight.
        if arePlain(at: start, of: bytes), before != UInt8(ascii: "\n") || bytes[start] != 0x20 {
          before = bytes[end - 1]
          start = end
          continue
        }
        for offset in start..<end {
          switch bytes[offset] {
          // As most are.
          case UInt8(ascii: "a")...UInt8(ascii: "z"): break
          case UInt8(ascii: "\n"):
            guard before > 0x20 else { return false }
            hasLines = true
          case 0x20: guard before != UInt8(ascii: "\n") else { return false }
          case 0x7F: return false
          // U+0085, U+2028 and U+2029 among them.
          case 0x85: guard before != 0xC2 else { return false }
          case 0xA8, 0xA9: guard before != 0x80 else { return false }
          default: guard isPlain(bytes[offset]) else { return false }
          }
          before = bytes[offset]
        }
        start = end
      }
      return before > 0x20
    }
    guard isOnlyWords else { return nil }
    guard hasLines, !keepsLines else { return markdown }
    return String(decoding: markdown.utf8.map { $0 == UInt8(ascii: "\n") ? 0x20 : $0 }, as: UTF8.self)
  }

  /// The words of lines that are nothing but words, each line behind a space; nil for a paragraph that may be more.
  static func plainLines(of paragraph: String) -> String? {
    let bytes = Array(paragraph.utf8)
    guard isBounded(bytes), isPlain(bytes), !bytes.hasRareLineEnds else { return nil }
    var words: [UInt8] = []
    words.reserveCapacity(bytes.count)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let first = line.firstIndex(where: { $0 != 0x20 }) else { continue }
      let last = line.lastIndex { $0 != 0x20 } ?? first
      if !words.isEmpty { words.append(0x20) }
      words.append(contentsOf: line[first...last])
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// Whether a paragraph is nothing but words, as most are.
  private static func isPlain(_ paragraph: [UInt8]) -> Bool {
    paragraph.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "\n") }
  }

  /// Whether a byte can be no part of markup, nor white space of which something is left out.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "\\"),
      UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      false
    default: true
    }
  }

  /// Where the plain bytes from an offset on end. Most of them are eight beside each other.
  static func plainEnd(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = start
    while offset < bytes.count {
      if arePlain(at: offset, of: bytes) {
        offset += 8
        continue
      }
      let end = min(offset + 8, bytes.count)
      while offset < end {
        guard isPlain(bytes[offset]) else { return offset }
        offset += 1
      }
    }
    return offset
  }

  /// Whether eight bytes from an offset on are ASCII, plain, and not DEL; false where fewer are left. The signs from `[` to the backtick
  /// are asked for together, so it is false for `^` too, which is plain.
  @inline(__always)
  private static func arePlain(at offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset + 8 <= bytes.count else { return false }
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let highBits: UInt64 = 0x8080_8080_8080_8080
    guard word & highBits == 0 else { return false }
    /// Has the high bits of those bytes that are not less than another.
    func notLess(than byte: UInt8) -> UInt64 { word &+ UInt64(0x80 - byte) &* 0x0101_0101_0101_0101 }
    /// Has the high bits of those bytes that are not another.
    func other(than byte: UInt8) -> UInt64 { (word ^ UInt64(byte) &* 0x0101_0101_0101_0101) &+ 0x7F7F_7F7F_7F7F_7F7F }
    let plain =
      notLess(than: 0x20) & ~notLess(than: 0x7F) & (~notLess(than: UInt8(ascii: "[")) | notLess(than: UInt8(ascii: "a")))
      & other(than: UInt8(ascii: "&")) & other(than: UInt8(ascii: "*")) & other(than: UInt8(ascii: "<"))
    return plain & highBits == highBits
  }

  private static func withoutSpacesAtLineEnds(_ paragraph: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(paragraph.count)
    for byte in paragraph {
      if byte == UInt8(ascii: "\n") { while output.last == UInt8(ascii: " ") { output.removeLast() } }
      output.append(byte)
    }
    while output.last == UInt8(ascii: " ") { output.removeLast() }
    return output
  }

  /// The lines of a text without the spaces before theirs; a blank one is empty.
  private static func lines(of markdown: String) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = Array(markdown.utf8)[...]
    while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      lines.append(rest[..<end])
      let isPair = rest[end] == UInt8(ascii: "\r") && end + 1 < rest.endIndex && rest[end + 1] == UInt8(ascii: "\n")
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    lines.append(rest)
    return lines.map { $0.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
  }

  private static func plain(paragraph text: [UInt8], _ keepsTags: Bool) -> [UInt8] {
    if isPlain(text) { return withoutSpacesAtLineEnds(text) }
    guard isBounded(text) else { return withoutEscapes(text) }
    let resolved = WikiLinks.resolved(text)
    var output: [UInt8] = []
    if resolved.withUnsafeBufferPointer({ SimpleInlines.append($0, isResolved: true, to: &output) }) { return output }
    return rendered(resolved, keepsTags: keepsTags)
  }

  /// The text of a paragraph as libcmark reads it.
  static func rendered(_ paragraph: [UInt8], keepsTags: Bool) -> [UInt8] {
    var renderer = InlineRenderer(keepsTags: keepsTags)
    renderer.render(paragraph)
    return renderer.output
  }

  /// The most bytes of a text that is given to libcmark, and the most that its delimiters times its bytes may be.
  static let longest = 65_536
  static let mostWork = 1 << 26

  static func isBounded(_ text: [UInt8]) -> Bool {
    guard text.count <= longest else { return false }
    let delimiters = text.count {
      switch $0 {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "<"): true
      default: false
      }
    }
    return delimiters * text.count <= mostWork
  }

  private static func withoutEscapes(_ text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var offset = 0
    while offset < text.count {
      if text[offset] == UInt8(ascii: "\\"), offset + 1 < text.count, isPunctuation(text[offset + 1]) { offset += 1 }
      output.append(text[offset])
      offset += 1
    }
    return output
  }
}

/// Renders one paragraph through libcmark.
///
/// The paragraph is given to libcmark as the continuation of another: behind a line `x`, each line indented by four spaces. A
/// line so indented cannot end a paragraph, whatever it begins with (CommonMark 0.30, section 4.4), and libcmark removes the
/// indentation. As the `x` stands on its own line, it changes nothing in what follows.
private struct InlineRenderer {
  private let keepsTags: Bool
  private(set) var output: [UInt8] = []
  private var linkStarts: [Int] = []

  init(keepsTags: Bool) { self.keepsTags = keepsTags }

  mutating func render(_ text: [UInt8]) {
    var input: [UInt8] = []
    input.reserveCapacity(text.count + 64)
    input.append(UInt8(ascii: "x"))
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      // What is left of `[[ ]]` alone on a line would end the paragraph.
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      input.append(contentsOf: [UInt8(ascii: "\n"), 0x20, 0x20, 0x20, 0x20])
      input.append(contentsOf: line)
    }
    let document = input.withUnsafeBytes {
      cmark_parse_document($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, CMARK_OPT_DEFAULT)
    }
    guard let document else { return }
    defer { cmark_node_free(document) }
    guard let sentinel = cmark_node_first_child(document).flatMap(cmark_node_first_child) else { return }
    cmark_node_free(sentinel)
    walk(document)
    while output.last == UInt8(ascii: " ") || output.last == UInt8(ascii: "\n") { output.removeLast() }
  }

  private mutating func walk(_ document: OpaquePointer) {
    guard let iterator = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard let node = cmark_iter_get_node(iterator) else { return }
      if event == CMARK_EVENT_ENTER { enter(node) } else { exit(node) }
    }
  }

  private mutating func enter(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE:
      append(cmark_node_get_literal(node))
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
      breakLine()
    case CMARK_NODE_HTML_INLINE:
      let tag = cmark_node_get_literal(node)
      if keepsTags {
        if !Self.bytes(of: tag).starts(with: "<!--".utf8) { append(tag) }
      } else if isLineBreak(tag) {
        breakLine()
      }
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      linkStarts.append(output.count)
    default:
      break
    }
  }

  private mutating func exit(_ node: OpaquePointer) {
    let type = cmark_node_get_type(node)
    guard type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE, let start = linkStarts.popLast() else { return }
    let address = Self.bytes(of: cmark_node_get_url(node))
    let text = output[start...]
    let isSaid = address.isEmpty || text == address[...] || Array("mailto:".utf8) + text == address
    if text.isEmpty {
      output.append(contentsOf: address)
    } else if !isSaid {
      append(address, between: " <", and: ">")
    }
    let title = Self.bytes(of: cmark_node_get_title(node))
    if !title.isEmpty { append(title, between: " (", and: ")") }
  }

  private mutating func append(_ bytes: [UInt8], between before: StaticString, and after: StaticString) {
    output.append(contentsOf: UnsafeBufferPointer(start: before.utf8Start, count: before.utf8CodeUnitCount))
    output.append(contentsOf: bytes)
    output.append(contentsOf: UnsafeBufferPointer(start: after.utf8Start, count: after.utf8CodeUnitCount))
  }

  /// Ends the line, if there is something on it.
  private mutating func breakLine() {
    while output.last == UInt8(ascii: " ") { output.removeLast() }
    for index in linkStarts.indices { linkStarts[index] = min(linkStarts[index], output.count) }
    if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
  }

  private mutating func append(_ text: UnsafePointer<CChar>?) {
    output.append(contentsOf: Self.bytes(of: text))
  }

  private func isLineBreak(_ tag: UnsafePointer<CChar>?) -> Bool {
    let bytes = Self.bytes(of: tag)
    return bytes.withUnsafeBufferPointer {
      $0.hasPrefix("<br", in: 0..<$0.count) && !(isLetter($0[3]) || isDigit($0[3]) || $0[3] == UInt8(ascii: "-"))
    }
  }

  private static func bytes(of text: UnsafePointer<CChar>?) -> [UInt8] {
    guard let text else { return [] }
    var count = 0
    while text[count] != 0 { count += 1 }
    return Array(UnsafeRawBufferPointer(start: text, count: count))
  }
}
