/// Whether a text that begins with `[` may begin a link reference definition (CommonMark 0.30, section 4.7), by its first line.
enum DefinitionStart {
  /// It cannot.
  case none
  /// It can, and what follows decides.
  case possible
  /// All of it is one definition, if a paragraph begins here.
  case complete

  init(_ bytes: Bytes, line lineRange: Range<Int>) {
    var offset = lineRange.lowerBound + 1
    var isBlank = true
    var isSimple = true
    label: while true {
      guard offset < lineRange.upperBound else {
        self = .possible
        return
      }
      switch bytes[offset] {
      case UInt8(ascii: "]"): break label
      case UInt8(ascii: "["):
        self = .none
        return
      case UInt8(ascii: "\\"):
        isSimple = false
        isBlank = false
        offset += 2
      case let byte:
        if !isMarkdownSpace(byte) { isBlank = false }
        offset += 1
      }
    }
    let colon = offset + 1
    guard !isBlank, colon < lineRange.upperBound, bytes[colon] == UInt8(ascii: ":") else {
      self = .none
      return
    }
    isSimple =
      isSimple && offset - lineRange.lowerBound <= 999 && Self.isSimpleTarget(bytes, (colon + 1)..<lineRange.upperBound)
    self = isSimple ? .complete : .possible
  }

  /// Whether all that follows the colon is a destination without brackets and escapes, and perhaps a title without them.
  private static func isSimpleTarget(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    func skipSpaces() {
      while offset < range.upperBound, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
        offset += 1
      }
    }
    skipSpaces()
    let destination = offset
    while offset < range.upperBound, !isMarkdownSpace(bytes[offset]) {
      switch bytes[offset] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"): return false
      default: offset += 1
      }
    }
    guard offset > destination else { return false }
    skipSpaces()
    guard offset < range.upperBound else { return true }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    offset += 1
    while offset < range.upperBound, bytes[offset] != quote {
      guard bytes[offset] != UInt8(ascii: "\\") else { return false }
      offset += 1
    }
    guard offset < range.upperBound else { return false }
    offset += 1
    skipSpaces()
    return offset == range.upperBound
  }
}

/// The link reference definitions with which a paragraph begins, read as libcmark 0.30.2 reads them.
///
/// libcmark takes them out of the paragraph and says neither how many there were nor where the text begins.
struct LinkDefinitionScanner {
  /// The paragraph: its lines without what stands before their text, each with a line feed at its end.
  private let text: [UInt8]
  private var offset = 0

  /// How many lines of a paragraph are definitions.
  static func definitionLines(in text: [UInt8]) -> Int {
    var scanner = LinkDefinitionScanner(text: text)
    while scanner.takeDefinition() {}
    return text[..<scanner.offset].reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  private init(text: [UInt8]) {
    self.text = text
  }

  private mutating func takeDefinition() -> Bool {
    let start = offset
    guard takeLabel(), take(UInt8(ascii: ":")) else {
      offset = start
      return false
    }
    skipSpacesAndLineEnd()
    guard takeDestination() else {
      offset = start
      return false
    }
    let destinationEnd = offset
    skipSpacesAndLineEnd()
    if offset > destinationEnd, takeTitle(), takeLineEnd() { return true }
    offset = destinationEnd
    if takeLineEnd() { return true }
    offset = start
    return false
  }

  private var byte: UInt8? { offset < text.count ? text[offset] : nil }

  private mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
  }

  private mutating func skipSpacesAndLineEnd() {
    skipSpaces()
    if take(UInt8(ascii: "\n")) { skipSpaces() }
  }

  private mutating func takeLineEnd() -> Bool {
    skipSpaces()
    return offset == text.count || take(UInt8(ascii: "\n"))
  }

  private mutating func takeLabel() -> Bool {
    guard take(UInt8(ascii: "[")) else { return false }
    let start = offset
    while let byte, byte != UInt8(ascii: "["), byte != UInt8(ascii: "]") {
      offset += 1
      if byte == UInt8(ascii: "\\"), let next = self.byte, isPunctuation(next) { offset += 1 }
      if offset - start > 1000 { return false }
    }
    let label = start..<offset
    return take(UInt8(ascii: "]")) && !text[label].allSatisfy(isMarkdownSpace)
  }

  private mutating func takeDestination() -> Bool {
    if byte == UInt8(ascii: "<") { return takeBracketedDestination() }
    let start = offset
    var depth = 0
    while let byte, !isMarkdownSpace(byte) {
      if byte == UInt8(ascii: "\\"), offset + 1 < text.count, isPunctuation(text[offset + 1]) {
        offset += 2
        continue
      }
      if byte == UInt8(ascii: "(") {
        depth += 1
        if depth > 32 { return false }
      } else if byte == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      offset += 1
    }
    return offset > start && offset < text.count && depth == 0
  }

  private mutating func takeBracketedDestination() -> Bool {
    offset += 1
    while let byte {
      switch byte {
      case UInt8(ascii: ">"):
        offset += 1
        return offset < text.count
      case UInt8(ascii: "\n"), UInt8(ascii: "<"): return false
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return false
  }

  private mutating func takeTitle() -> Bool {
    guard let open = byte else { return false }
    let close: UInt8
    switch open {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = open
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return false
    }
    offset += 1
    // libcmark lets an escaped closing mark close the title after all where no other does.
    var escapedEnd: Int?
    while let byte {
      offset += 1
      if byte == close { return true }
      if byte == UInt8(ascii: "("), close == UInt8(ascii: ")") { break }
      if byte == UInt8(ascii: "\\"), let next = self.byte, isPunctuation(next) {
        offset += 1
        if next == close { escapedEnd = offset }
      }
    }
    guard let escapedEnd else { return false }
    offset = escapedEnd
    return true
  }
}

/// Whether a byte is ASCII punctuation (CommonMark 0.30, section 2.1).
func isPunctuation(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
  default: false
  }
}
