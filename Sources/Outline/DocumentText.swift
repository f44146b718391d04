import Markdown
import SourceText

extension Document {
  /// The text of a range line by line: each without the spaces before it, and the last without those after it.
  public func lines(_ range: Range<Int>) -> String {
    let range = Spaces.trimmed(range, in: source.bytes)
    var text: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = LineEnds.end(in: source.bytes, from: offset, limit: range.upperBound)
      if !text.isEmpty { text.append(0x0A) }
      text += source.bytes[offset..<end]
      offset = Spaces.skip(in: source.bytes, from: end, end: range.upperBound)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The Markdown of a block that is no item, without the indent that its place in a list gives it.
  public func markdown(ofBlock index: Int) -> String {
    let block = tree[index]
    let lineStart = source.lineStarts[block.firstLine]
    var indent = source.bytes[lineStart..<block.start].count
    if block.kind == .codeBlock, !block.isFenced { indent = max(0, indent - 4) }
    var lines: [String] = []
    for line in block.lines {
      let content = source.contentRange(ofLine: line)
      var start = content.lowerBound
      while start < content.upperBound, start - content.lowerBound < indent,
        line == block.firstLine || isBlank(source.bytes[start])
      {
        start += 1
      }
      lines.append(source.string(in: start..<content.upperBound))
    }
    return lines.joined(separator: "\n")
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
