/// A link to a file of the vault, as a line of its lists: `[Deep Work](pages/deep-work.md)`, `[[Deep Work]]`, `[[Deep Work|words]]`
/// (format, *Lists of links*).
public struct VaultLink: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    /// A path relative to the folder of the file, with escapes and percent signs resolved and without a fragment.
    case path(String)
    /// The title of a document, or the name of its file without ending.
    case title(String)

    /// The path or the title.
    public var text: String {
      switch self {
      case .path(let text), .title(let text): text
      }
    }
  }

  public var target: Target
  /// The words that are shown.
  public var words: String

  /// The link that some words are, nothing before or after it; nil where they are none.
  public init?(_ markdown: String) {
    let bytes = Array(markdown.utf8)
    if let link = VaultLink(wiki: bytes) ?? VaultLink(inline: bytes) { self = link } else { return nil }
  }

  private init(_ target: Target, _ words: ArraySlice<UInt8>) {
    self.target = target
    self.words = String(decoding: words, as: UTF8.self)
  }

  /// `[[Title]]`, `[[Title|words]]`, `[[Title#heading]]`
  private init?(wiki bytes: [UInt8]) {
    guard bytes.count > 4, bytes.starts(with: "[[".utf8), bytes.suffix(2).elementsEqual("]]".utf8) else { return nil }
    let inner = bytes[2..<bytes.count - 2]
    guard !inner.contains(UInt8(ascii: "[")), !inner.contains(UInt8(ascii: "]")) else { return nil }
    let parts = inner.split(separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false)
    let title = VaultLink.trimmed(parts[0].prefix { $0 != UInt8(ascii: "#") })
    guard !title.isEmpty else { return nil }
    let words = VaultLink.trimmed(parts[parts.count - 1])
    self.init(.title(String(decoding: title, as: UTF8.self)), words.isEmpty ? title : words)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    return bytes
  }

  /// `[words](path)`, `[words](<path>)`, `[words](path "title")`
  private init?(inline bytes: [UInt8]) {
    guard let close = VaultLink.closingBracket(in: bytes), bytes[close + 1] == UInt8(ascii: "("),
      !(bytes[1] == UInt8(ascii: "[") && bytes[close - 1] == UInt8(ascii: "]"))
    else { return nil }
    var scanner = DestinationScanner(rest: bytes[(close + 2)...])
    guard let destination = scanner.destination() else { return nil }
    let path = DestinationScanner.withoutEscapes(destination).prefix { $0 != UInt8(ascii: "#") }
    guard !path.isEmpty else { return nil }
    let resolved = DestinationScanner.withoutPercent(path)
    self.init(.path(String(decoding: resolved, as: UTF8.self)), bytes[1..<close])
  }

  /// Where the bracket closes that a text begins with, another sign behind it; nil where there is none, or a link or an image in
  /// its words.
  private static func closingBracket(in bytes: [UInt8]) -> Int? {
    guard bytes.first == UInt8(ascii: "[") else { return nil }
    var depth = 0
    var offset = 0
    while offset + 1 < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return offset }
        if "([".utf8.contains(bytes[offset + 1]) { return nil }
      default: break
      }
      offset += 1
    }
    return nil
  }
}

/// What stands in the round brackets of a link (CommonMark 0.30, section 6.3): a destination, then perhaps a title.
private struct DestinationScanner {
  /// What is not yet read, from the opening bracket on.
  var rest: ArraySlice<UInt8>

  /// The destination, if nothing but a title and the closing bracket follows it.
  mutating func destination() -> ArraySlice<UInt8>? {
    skipSpaces()
    guard let destination = rest.first == UInt8(ascii: "<") ? angled() : plain(), !destination.isEmpty else { return nil }
    let isSpaced = skipSpaces()
    if isSpaced, rest.count > 1 {
      guard skipTitle() else { return nil }
      skipSpaces()
    }
    return rest.elementsEqual(")".utf8) ? destination : nil
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let count = rest.count
    while rest.first == 0x20 { rest.removeFirst() }
    return rest.count < count
  }

  private mutating func angled() -> ArraySlice<UInt8>? {
    rest.removeFirst()
    guard let end = end(of: ">"), !rest[..<end].contains(UInt8(ascii: "<")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }

  /// Up to a space, or the bracket that closes more than was opened.
  private mutating func plain() -> ArraySlice<UInt8>? {
    var depth = 0
    var offset = rest.startIndex
    scan: while offset < rest.endIndex {
      switch rest[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: break scan
      case UInt8(ascii: ")"): depth -= 1
      case 0...0x20: break scan
      default: break
      }
      offset += 1
    }
    guard depth == 0, offset <= rest.endIndex else { return nil }
    defer { rest = rest[offset...] }
    return rest[..<offset]
  }

  private mutating func skipTitle() -> Bool {
    let closing: StaticString
    switch rest.first {
    case UInt8(ascii: "\""): closing = "\""
    case UInt8(ascii: "'"): closing = "'"
    case UInt8(ascii: "("): closing = ")"
    default: return false
    }
    rest.removeFirst()
    guard let end = end(of: closing) else { return false }
    rest = rest[(end + 1)...]
    return true
  }

  /// Where a sign stands first that no backslash escapes.
  private func end(of sign: StaticString) -> Int? {
    var offset = rest.startIndex
    while offset < rest.endIndex, rest[offset] != sign.utf8Start.pointee {
      offset += rest[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset < rest.endIndex ? offset : nil
  }

  static func withoutEscapes(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // Most paths have none.
    guard text.contains(UInt8(ascii: "\\")) else { return text }
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let next = rest.first, next.isASCIIPunctuation {
        bytes.append(rest.removeFirst())
      } else {
        bytes.append(byte)
      }
    }
    return bytes[...]
  }

  /// A path with `%20` and its like resolved (RFC 3986, section 2.1).
  static func withoutPercent(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard path.contains(UInt8(ascii: "%")) else { return path }
    var bytes: [UInt8] = []
    var rest = path
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value >= 0x20
      {
        bytes.append(value)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes[...]
  }
}
