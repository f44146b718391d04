/// A link to a file of the vault, as a line of its lists: `[Deep Work](pages/deep-work.md)`, `[[Deep Work]]`, `[[Deep Work|words]]`
/// (format, section 4, `vault`).
public struct VaultLink: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    /// A path relative to the folder of the file, with percent signs resolved and without a fragment.
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
    self.init(.title(String(decoding: title, as: UTF8.self)), VaultLink.trimmed(parts.last ?? title))
  }

  /// `[words](path)`, `[words](<path>)`, `[words](path "title")`
  private init?(inline bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: ")"),
      let close = VaultLink.closingBracket(in: bytes), close + 2 < bytes.count, bytes[close + 1] == UInt8(ascii: "(")
    else { return nil }
    var path = VaultLink.trimmed(bytes[close + 2..<bytes.count - 1])
    if path.first == UInt8(ascii: "<") {
      guard let end = path.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      path = path[(path.startIndex + 1)..<end]
    } else {
      path = path.prefix { $0 != 0x20 }
      guard !path.contains(UInt8(ascii: "(")), !path.contains(UInt8(ascii: ")")) else { return nil }
    }
    path = path.prefix { $0 != UInt8(ascii: "#") }
    guard !path.isEmpty else { return nil }
    self.init(.path(String(decoding: VaultLink.withoutPercent(path), as: UTF8.self)), bytes[1..<close])
  }

  /// Where the bracket closes that a text begins with; nil where another opens first.
  private static func closingBracket(in bytes: [UInt8]) -> Int? {
    var offset = 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "]"): return offset
      default: break
      }
      offset += 1
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    return bytes
  }

  /// A path with `%20` and its like resolved (RFC 3986, section 2.1).
  private static func withoutPercent(_ path: ArraySlice<UInt8>) -> [UInt8] {
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
    return bytes
  }
}
