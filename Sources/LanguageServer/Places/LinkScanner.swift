import Outline
import SourceText

/// A link in the words of a document.
struct TextLink: Equatable {
  enum Target: Equatable {
    /// To a file, by its path or its title.
    case file(VaultLink)
    /// An address with its scheme, as it is written.
    case web(String)
  }

  /// From its first bracket to its last; of a bare address all of it.
  var range: Range<Int>
  var target: Target
}

/// Finds the links in the words of headings, items and notes. What stands in code or in an unread block is no link.
struct LinkScanner {
  private let bytes: [UInt8]

  init(_ source: SourceText) { bytes = source.bytes }

  static func links(in outline: Document) -> [TextLink] {
    let scanner = LinkScanner(outline.source)
    let headings =
      [outline.title].compactMap(\.self)
      + outline.sections.flatMap { [$0.heading].compactMap(\.self) + $0.groups.map(\.heading) }
    let ranges =
      headings.map(\.headline.range) + outline.items.flatMap { [$0.headline.range] + $0.noteRanges }
    var seen: Set<Int> = []
    return ranges.flatMap(scanner.links).filter { seen.insert($0.range.lowerBound).inserted }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  func links(in range: Range<Int>) -> [TextLink] {
    var links: [TextLink] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "`"): offset = codeEnd(from: offset, range.upperBound)
      case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "h"):
        if let link = wiki(at: offset, range) ?? inline(at: offset, range) ?? bracketed(at: offset, range)
          ?? bare(at: offset, range)
        {
          links.append(link)
          offset = link.range.upperBound
        } else {
          offset += 1
        }
      default: offset += 1
      }
    }
    return links
  }

  /// The end of the code that begins with ticks, or of the ticks where no code does.
  private func codeEnd(from start: Int, _ end: Int) -> Int {
    func runEnd(_ offset: Int) -> Int { bytes[offset..<end].firstIndex { $0 != UInt8(ascii: "`") } ?? end }
    let open = runEnd(start)
    var next = open
    while next < end, let tick = bytes[next..<end].firstIndex(of: UInt8(ascii: "`")) {
      next = runEnd(tick)
      if next - tick == open - start { return next }
    }
    return open
  }

  /// `[[Title]]`
  private func wiki(at start: Int, _ range: Range<Int>) -> TextLink? {
    guard has("[[", at: start, range) else { return nil }
    var end = start + 2
    while end + 1 < range.upperBound, bytes[end] != 0x0A, !has("]]", at: end, range) { end += 1 }
    guard has("]]", at: end, range), let link = VaultLink(text(start..<end + 2)) else { return nil }
    return TextLink(range: start..<end + 2, target: .file(link))
  }

  /// How many closing brackets are tried for the end of an address, which may hold some.
  private static let mostBrackets = 8
  /// The most bytes of a link.
  private static let longest = 2048

  /// `[words](address)`
  private func inline(at start: Int, _ range: Range<Int>) -> TextLink? {
    guard bytes[start] == UInt8(ascii: "[") else { return nil }
    let limit = min(range.upperBound, start + LinkScanner.longest)
    guard let middle = (start..<limit).first(where: { has("](", at: $0, range) }) else { return nil }
    var tries = 0
    for end in middle..<limit where bytes[end] == UInt8(ascii: ")") && tries < LinkScanner.mostBrackets {
      tries += 1
      guard let link = VaultLink(text(start..<end + 1)) else { continue }
      let written = text(middle + 2..<end).drop { $0 == "<" || $0 == " " }.prefix { !$0.isWhitespace && $0 != ">" }
      let isAddress = LinkScanner.hasScheme(String(written))
      return TextLink(range: start..<end + 1, target: isAddress ? .web(String(written)) : .file(link))
    }
    return nil
  }

  /// Whether a text begins with a scheme (RFC 3986, section 3.1).
  private static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), let first = text.first, first.isASCII, first.isLetter else { return false }
    let scheme = text[..<colon]
    return scheme.count > 1 && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// `<https://…>`
  private func bracketed(at start: Int, _ range: Range<Int>) -> TextLink? {
    guard bytes[start] == UInt8(ascii: "<") else { return nil }
    let limit = min(range.upperBound, start + LinkScanner.longest)
    guard let end = (start..<limit).first(where: { bytes[$0] == UInt8(ascii: ">") }) else { return nil }
    let address = text(start + 1..<end)
    guard LinkScanner.hasScheme(address), !address.contains(where: { $0.isWhitespace || $0 == "<" }) else { return nil }
    return TextLink(range: start..<end + 1, target: .web(address))
  }

  /// `https://…`, to the first space, without the punctuation of the sentence that it stands in.
  private func bare(at start: Int, _ range: Range<Int>) -> TextLink? {
    guard has("https://", at: start, range) || has("http://", at: start, range) else { return nil }
    if start > range.lowerBound, Character(Unicode.Scalar(bytes[start - 1])).isLetter { return nil }
    let limit = min(range.upperBound, start + LinkScanner.longest)
    var end = (start..<limit).first { bytes[$0] <= 0x20 || bytes[$0] == UInt8(ascii: "<") } ?? limit
    while end > start, ".,;:!?'\"*_)]".utf8.contains(bytes[end - 1]) {
      // A bracket that was opened in the address is closed by it.
      let open = bytes[start..<end].count { $0 == UInt8(ascii: "(") }
      if bytes[end - 1] == UInt8(ascii: ")"), bytes[start..<end].count(where: { $0 == UInt8(ascii: ")") }) <= open { break }
      end -= 1
    }
    let address = text(start..<end)
    guard !address.hasSuffix("//") else { return nil }
    return TextLink(range: start..<end, target: .web(address))
  }

  private func has(_ words: String, at offset: Int, _ range: Range<Int>) -> Bool {
    offset + words.utf8.count <= range.upperBound && bytes[offset...].starts(with: words.utf8)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
