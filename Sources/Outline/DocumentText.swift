import Markdown
import SourceText

extension Document {
  /// The text of a range line by line: each without the spaces before it, and the last without those after it.
  public func lines(_ range: Range<Int>) -> String { lines(range, without: []) }

  /// The text of a range line by line, without some parts of it, which are in the order of the file. Spaces behind such a part
  /// go with it, and so does a line of which nothing stays.
  public func lines(_ range: Range<Int>, without cutRanges: [Range<Int>]) -> String {
    let range = Spaces.trimmed(range, in: source.bytes)
    if cutRanges.isEmpty, hasLinesAsTheyAre(range) { return source.string(in: range) }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = source.bytes.lineEnd(from: offset, limit: range.upperBound)
      let line = cutRanges.isEmpty ? source.bytes[offset..<end] : lineText(offset..<end, without: cutRanges)
      if !text.isEmpty, !line.isEmpty { text.append(0x0A) }
      text += line
      offset = Spaces.skip(in: source.bytes, from: end, end: range.upperBound)
    }
    return String(decoding: text[Spaces.trimmed(text.indices, in: text)], as: UTF8.self)
  }

  /// Whether no line of a trimmed range begins with a space or ends with a CR, as in most paragraphs.
  private func hasLinesAsTheyAre(_ range: Range<Int>) -> Bool {
    let bytes = source.bytes
    var end = bytes.lineEnd(of: range)
    while end < range.upperBound {
      guard bytes[end] == 0x0A, Spaces.length(in: bytes, at: end + 1, end: range.upperBound) == 0 else { return false }
      end = bytes.lineEnd(from: end + 1, limit: range.upperBound)
    }
    return true
  }

  /// The bytes of a line without some parts of it; as it is where it has none of them.
  private func lineText(_ lineRange: Range<Int>, without cutRanges: [Range<Int>]) -> ArraySlice<UInt8> {
    let parts = cutRanges.map { $0.clamped(to: lineRange) }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return source.bytes[lineRange] }
    var text: [UInt8] = []
    var offset = lineRange.lowerBound
    for part in parts {
      text += source.bytes[offset..<max(offset, part.lowerBound)]
      offset = max(offset, part.upperBound)
      if text.isEmpty || text.last == 0x20 || text.last == 0x09 {
        offset = Spaces.skip(in: source.bytes, from: offset, end: lineRange.upperBound)
      }
    }
    text += source.bytes[offset..<lineRange.upperBound]
    return text[Spaces.trimmed(text.indices, in: text)]
  }

  /// The notes of an item, each without the Dataview fields in it; one that is nothing else is left out.
  public func notes(of item: Item) -> [String] {
    guard !item.noteRanges.isEmpty else { return [] }
    let cuts = item.headline.groups.filter { $0.spelling != .plain }.map(\.range)
    return item.noteRanges.map { lines($0, without: cuts) }.filter { !$0.isEmpty }
  }

  // MARK: Other blocks

  /// The Markdown of a block that is no item, without the indent that its place in a list gives it.
  public func markdown(ofBlock index: Int) -> String {
    let block = tree[index]
    let isIndentedCode = block.kind == .codeBlock && !block.isFenced
    let outer = contentColumn(ofParentOf: block)
    let indent = isIndentedCode ? outer : column(of: block.start, inLine: block.firstLine)
    var lines = block.lines.map { line in
      let content = source.contentRange(ofLine: line)
      if line == block.firstLine, !isIndentedCode { return source.string(in: block.start..<content.upperBound) }
      guard indent > 0 else { return source.string(in: content) }
      let start = line == block.firstLine ? block.start : content.lowerBound
      let text = (start..<content.upperBound).first { !isBlank(source.bytes[$0]) } ?? content.upperBound
      let columns = max(0, column(of: text, inLine: line) - indent)
      return String(repeating: " ", count: columns) + source.string(in: text..<content.upperBound)
    }
    for index in lines.indices.dropFirst() where continuesWords(lines[index], isLast: index == lines.count - 1, of: block) {
      lines[index] = continuation(lines[index])
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a line of a block is one of words that began on a line before it.
  private func continuesWords(_ line: String, isLast: Bool, of block: Block) -> Bool {
    switch block.kind {
    case .paragraph: true
    case .heading: !isLast
    case .blockQuote: line.first { $0 != " " && $0 != "\t" } != ">"
    default: false
    }
  }

  /// A line of the words of a paragraph or an underlined heading. One that could begin a block stood too far in for that, or too
  /// far out, and is indented so far that it begins none (CommonMark 0.30, section 4.8).
  private func continuation(_ line: String) -> String {
    let words = line.drop { $0 == " " || $0 == "\t" }
    guard let first = words.utf8.first, "#>-+*=_`~<".utf8.contains(first) || first.isASCIIDigit else { return line }
    return "    " + words
  }

  /// The column in which the blocks of a list item begin (CommonMark 0.30, section 5.2); 0 for what stands in no list item.
  private func contentColumn(ofParentOf block: Block) -> Int {
    guard block.parent > 0, tree[block.parent].kind == .item else { return 0 }
    let item = tree[block.parent]
    let end = source.contentRange(ofLine: item.firstLine).upperBound
    var markerEnd = item.start
    while markerEnd < end, source.bytes[markerEnd].isASCIIDigit { markerEnd += 1 }
    markerEnd = min(markerEnd + 1, end)
    let column = column(of: markerEnd, inLine: item.firstLine)
    let text = (markerEnd..<end).first { !isBlank(source.bytes[$0]) }
    let spaces = text.map { self.column(of: $0, inLine: item.firstLine) - column } ?? 1
    return column + (spaces > 4 ? 1 : spaces)
  }

  /// The column of an offset in its line, from 0, with tab stops at every fourth (CommonMark 0.30, section 2.2).
  private func column(of offset: Int, inLine line: Int) -> Int {
    var column = 0
    let start = source.contentRange(ofLine: line).lowerBound
    for index in start..<max(start, offset) { column += source.bytes[index] == 0x09 ? 4 - column % 4 : 1 }
    return column
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
