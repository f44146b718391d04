public import SourceText

/// The text of a block quote without its markers.
public enum QuoteText {
  /// The content of one line: up to three spaces, a `>` and a space after it left out (CommonMark 0.30, section 5.1). A line
  /// without the marker continues the quote lazily.
  ///
  /// - Parameter start: where the quote begins; on its first line a list marker may stand before it.
  public static func contentRange(ofLine line: Int, in source: SourceText, quoteStart start: Int) -> Range<Int> {
    var range = source.contentRange(ofLine: line)
    if range.contains(start) { range = start..<range.upperBound }
    var offset = range.lowerBound
    while offset < range.upperBound, source.bytes[offset] == 0x20 || source.bytes[offset] == 0x09 { offset += 1 }
    guard offset < range.upperBound, source.bytes[offset] == UInt8(ascii: ">") else {
      return Spaces.trimmed(range, in: source.bytes)
    }
    offset += 1
    if offset < range.upperBound, source.bytes[offset] == 0x20 || source.bytes[offset] == 0x09 { offset += 1 }
    return offset..<max(offset, Spaces.trim(in: source.bytes, end: range.upperBound, start: offset))
  }
}

extension Document {
  /// The lines of a quote without their markers, and its author: what follows a dash on its last line.
  public func quote(_ item: Item) -> (lines: [String], author: String?) {
    var lines: [String] = []
    for line in item.lines {
      let content = QuoteText.contentRange(ofLine: line, in: source, quoteStart: item.headline.range.lowerBound)
      lines.append(
        source.string(
          in: content.lowerBound..<max(content.lowerBound, min(content.upperBound, item.headline.textRange.upperBound))
        )
      )
    }
    guard lines.count > 1, let last = lines.last, let dash = QuoteText.dashes.first(where: { last.hasPrefix($0) }) else {
      return (lines, nil)
    }
    let author = last.dropFirst(dash.count).drop { $0.isWhitespace }
    guard !author.isEmpty else { return (lines, nil) }
    lines.removeLast()
    while lines.last?.isEmpty == true { lines.removeLast() }
    return (lines, String(author))
  }
}

extension QuoteText {
  static let dashes = ["—", "―", "–", "--"]
}
