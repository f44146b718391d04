/// How an HTML block begins (CommonMark 0.30, section 4.6), as libcmark 0.30.2 reads it.
struct HTMLBlockStart {
  enum Kind {
    /// Condition 1: `<script`, `<pre`, `<textarea`, `<style`, to the line with one of the closing tags.
    case verbatim
    /// Condition 2: `<!--` to the line with `-->`.
    case comment
    /// Condition 3: `<?` to the line with `?>`.
    case instruction
    /// Condition 4: `<!` and a capital letter, to the line with `>`.
    case declaration
    /// Condition 5: `<![CDATA[` to the line with `]]>`.
    case characterData
    /// Condition 6: the tag of a block, to a blank line.
    case blockTag
    /// Condition 7: any other tag alone on its line, to a blank line. It does not end a paragraph.
    case tag
  }

  var kind: Kind

  /// The offset behind the bytes that make the start; for `tag`, behind its `>`.
  var end: Int

  /// The start of an HTML block at an offset that holds `<`, or nil if none begins there.
  init?(_ bytes: Bytes, line lineRange: Range<Int>) {
    let start = lineRange.lowerBound
    let next = start + 1
    guard next < lineRange.upperBound else { return nil }
    switch bytes[next] {
    case UInt8(ascii: "?"):
      (kind, end) = (.instruction, start + 2)
    case UInt8(ascii: "!"):
      if bytes.hasPrefix("!--", in: next..<lineRange.upperBound) {
        (kind, end) = (.comment, start + 4)
      } else if bytes.hasPrefix("![cdata[", in: next..<lineRange.upperBound) {
        (kind, end) = (.characterData, start + 9)
      } else if next + 1 < lineRange.upperBound, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[next + 1]) {
        (kind, end) = (.declaration, start + 3)
      } else {
        return nil
      }
    default:
      if let nameKind = Self.nameKind(bytes, line: lineRange) {
        (kind, end) = (nameKind, start + 1)
      } else if let tagEnd = HTMLTag.end(bytes, line: lineRange), Self.isBlank(bytes[tagEnd..<lineRange.upperBound]) {
        (kind, end) = (.tag, tagEnd)
      } else {
        return nil
      }
    }
  }

  /// Whether a line ends the block. The line is searched from the first byte of its text.
  func isEnded(by lineRange: Range<Int>, of bytes: Bytes) -> Bool {
    switch kind {
    case .verbatim: Self.closers.contains { bytes.contains($0, in: lineRange) }
    case .comment: bytes.contains("-->", in: lineRange)
    case .instruction: bytes.contains("?>", in: lineRange)
    case .declaration: bytes.contains(">", in: lineRange)
    case .characterData: bytes.contains("]]>", in: lineRange)
    case .blockTag, .tag: false
    }
  }

  /// Whether a blank line ends the block and nothing else does.
  var endsAtBlankLine: Bool { kind == .blockTag || kind == .tag }

  private static let closers: [StaticString] = ["</script>", "</style>", "</textarea>", "</pre>"]

  private static func isBlank(_ rest: Slice<Bytes>) -> Bool {
    rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 0x0C }
  }

  /// Conditions 1 and 6, which turn on the name of the tag.
  private static func nameKind(_ bytes: Bytes, line lineRange: Range<Int>) -> Kind? {
    var offset = lineRange.lowerBound + 1
    let isClosing = bytes[offset] == UInt8(ascii: "/")
    if isClosing { offset += 1 }
    let nameStart = offset
    while offset < lineRange.upperBound, isLetter(bytes[offset]) || isDigit(bytes[offset]) { offset += 1 }
    let name = nameStart..<offset
    guard !name.isEmpty, name.count <= longestName else { return nil }
    let after = offset < lineRange.upperBound ? bytes[offset] : UInt8(ascii: "\n")
    let closes = after == UInt8(ascii: ">")
    if !isClosing, isMarkdownSpace(after) || closes, bytes.isOne(of: verbatimNames, in: name) { return .verbatim }
    let closesItself =
      after == UInt8(ascii: "/") && offset + 1 < lineRange.upperBound && bytes[offset + 1] == UInt8(ascii: ">")
    guard isMarkdownSpace(after) || closes || closesItself else { return nil }
    return bytes.isOne(of: blockNames, in: name) ? .blockTag : nil
  }

  private static let longestName = 10

  private static let verbatimNames: [StaticString] = ["script", "pre", "textarea", "style"]

  /// The names that libcmark 0.30.2 knows: those of the specification, and `source`.
  private static let blockNames: [StaticString] = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup", "dd",
    "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset",
    "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "section", "source", "title", "summary", "table",
    "tbody", "td", "tfoot", "th", "thead", "tr", "track", "ul",
  ]
}

/// An opening or closing tag (CommonMark 0.30, section 6.6) that ends on the line on which it begins.
enum HTMLTag {
  /// The offset behind the `>` of the tag that begins with a line's first byte, or nil if there is none.
  static func end(_ bytes: Bytes, line lineRange: Range<Int>) -> Int? {
    var scanner = Scanner(bytes: bytes, offset: lineRange.lowerBound + 1, end: lineRange.upperBound)
    let isClosing = scanner.take(UInt8(ascii: "/"))
    guard scanner.takeName() else { return nil }
    if isClosing {
      scanner.skipSpaces()
    } else {
      while scanner.takeAttribute() {}
      scanner.skipSpaces()
      _ = scanner.take(UInt8(ascii: "/"))
    }
    return scanner.take(UInt8(ascii: ">")) ? scanner.offset : nil
  }

  private struct Scanner {
    let bytes: Bytes
    var offset: Int
    let end: Int

    mutating func take(_ byte: UInt8) -> Bool {
      guard offset < end, bytes[offset] == byte else { return false }
      offset += 1
      return true
    }

    mutating func skipSpaces() {
      while offset < end, isMarkdownSpace(bytes[offset]) { offset += 1 }
    }

    mutating func takeName() -> Bool {
      guard offset < end, isLetter(bytes[offset]) else { return false }
      while offset < end, isLetter(bytes[offset]) || isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: "-") {
        offset += 1
      }
      return true
    }

    mutating func takeAttribute() -> Bool {
      let start = offset
      skipSpaces()
      guard offset > start, offset < end, Self.beginsAttribute(bytes[offset]) else {
        offset = start
        return false
      }
      while offset < end, Self.continuesAttribute(bytes[offset]) { offset += 1 }
      let nameEnd = offset
      skipSpaces()
      guard take(UInt8(ascii: "=")) else {
        offset = nameEnd
        return true
      }
      skipSpaces()
      if !takeValue() { offset = nameEnd }
      return true
    }

    private mutating func takeValue() -> Bool {
      guard offset < end else { return false }
      let quote = bytes[offset]
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        guard let close = bytes[(offset + 1)..<end].firstIndex(of: quote) else { return false }
        offset = close + 1
        return true
      }
      let start = offset
      while offset < end, Self.standsUnquoted(bytes[offset]) { offset += 1 }
      return offset > start
    }

    private static func beginsAttribute(_ byte: UInt8) -> Bool {
      isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }

    private static func continuesAttribute(_ byte: UInt8) -> Bool {
      beginsAttribute(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }

    private static func standsUnquoted(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"):
        false
      default: !isMarkdownSpace(byte)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a range begins with an ASCII text, which is given in lower case; letters of either case match.
  func hasPrefix(_ text: StaticString, in range: Range<Int>) -> Bool {
    guard range.count >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount {
      let byte = self[range.lowerBound + index]
      let lowered = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      if lowered != text.utf8Start[index] { return false }
    }
    return true
  }

  func contains(_ text: StaticString, in range: Range<Int>) -> Bool {
    guard range.count >= text.utf8CodeUnitCount else { return false }
    return (range.lowerBound...(range.upperBound - text.utf8CodeUnitCount)).contains {
      hasPrefix(text, in: $0..<range.upperBound)
    }
  }

  func isOne(of names: [StaticString], in range: Range<Int>) -> Bool {
    names.contains { $0.utf8CodeUnitCount == range.count && hasPrefix($0, in: range) }
  }
}
