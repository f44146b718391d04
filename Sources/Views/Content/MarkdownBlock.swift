import Markdown
import SourceText

/// A block of Markdown that is no item, or of what stands in a quote, with what it says and without the marks that make it one.
package enum MarkdownBlock: Hashable, Sendable {
  /// Its Markdown, which may be a table, line by line.
  case paragraph([String])
  /// The Markdown of its title.
  case heading(String)
  /// Lines that stay as they are written.
  case code([String])
  /// HTML as it is written; a comment is no words.
  case html([String])
  case quote([MarkdownBlock])
  case list([Item])

  /// An item of a list.
  package struct Item: Hashable, Sendable {
    /// Its number as it is written, such as `3.`; nil in a list without numbers.
    package var number: String?
    package var blocks: [MarkdownBlock]
  }

  /// The blocks of a Markdown text in their order. A thematic break says nothing, and is none.
  package static func blocks(of markdown: String) -> [MarkdownBlock] { MarkdownBlockReader(markdown).blocks }
}

/// Reads blocks from the bytes of their lines.
private struct MarkdownBlockReader {
  private let source: SourceText
  private let tree: BlockTree

  init(_ markdown: String) {
    source = SourceText(markdown)
    tree = BlockTree.parse(source)
  }

  var blocks: [MarkdownBlock] {
    // What is nested too deep is told as it is written.
    guard tree.exceeded != nil else { return blocks(in: 0, depth: 0) }
    return [.code((0..<source.lineCount).map { source.string(in: source.contentRange(ofLine: $0)) })]
  }

  /// - Parameter depth: how many quotes stand round the blocks, whose markers their lines begin with.
  private func blocks(in parent: Int, depth: Int) -> [MarkdownBlock] {
    var found: [(line: Int, block: MarkdownBlock)] = tree.children(of: parent).compactMap { index in
      block(at: index, depth: depth).map { (line: tree[index].firstLine, block: $0) }
    }
    if parent == 0 {
      // Link reference definitions belong to no block; in a quote they are words like others.
      found += tree.uncoveredLines(in: source).map { lines in
        (line: lines.lowerBound, block: MarkdownBlock.paragraph(rows(of: lines, startingAt: nil, depth: .max)))
      }
      found.sort { $0.line < $1.line }
    }
    return found.map(\.block)
  }

  private func block(at index: Int, depth: Int) -> MarkdownBlock? {
    let block = tree[index]
    func rows(_ lines: Range<Int>) -> [String] { self.rows(of: lines, startingAt: block.start, depth: depth) }
    switch block.kind {
    case .paragraph: return .paragraph(rows(block.lines))
    case .heading: return .heading(heading(block, rows(block.lines)))
    case .codeBlock: return .code(code(block, depth))
    case .htmlBlock: return .html(block.lines.map { source.string(in: afterMarkers(ofLine: $0, depth)) })
    case .blockQuote: return .quote(blocks(in: index, depth: depth + 1))
    case .list:
      return .list(
        tree.children(of: index).map { item in
          MarkdownBlock.Item(number: number(of: tree[item]), blocks: blocks(in: item, depth: depth))
        }
      )
    case .item: return .list([MarkdownBlock.Item(number: number(of: block), blocks: blocks(in: index, depth: depth))])
    case .thematicBreak, .document: return nil
    }
  }

  private func heading(_ block: Block, _ rows: [String]) -> String {
    if block.isSetext { return rows.dropLast().joined(separator: "\n") }
    let words = rows.joined(separator: "\n").drop { $0 == "#" }
    let withoutMarks = words.reversed().drop { $0 == "#" }
    let hasMarks = withoutMarks.first.map(\.isWhitespace) ?? true
    let title = hasMarks ? words.prefix(withoutMarks.count) : words
    return String(title.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private func number(of item: Block) -> String? {
    let digits = source.bytes[item.start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self) + "."
  }

  // MARK: Code

  /// Its lines without the fences and the columns that make it code.
  private func code(_ block: Block, _ depth: Int) -> [String] {
    guard block.isFenced else {
      return block.lines.map { line in
        guard line > block.firstLine else { return source.string(in: block.start..<source.contentEnd(ofLine: line)) }
        return source.string(in: dropping(columns: 4, from: afterMarkers(ofLine: line, depth)))
      }
    }
    let opening = source.bytes[block.start...].prefix { $0 == source.bytes[block.start] }
    var lines = block.firstLine + 1..<block.endLine
    if let last = lines.last {
      let closing = source.bytes[trimmed(afterMarkers(ofLine: last, depth))]
      let isFence = closing.count >= opening.count && closing.allSatisfy { $0 == opening.first }
      if isFence { lines = lines.lowerBound..<last }
    }
    let column = block.start - afterMarkers(ofLine: block.firstLine, depth).lowerBound
    return lines.map { source.string(in: dropping(columns: column, from: afterMarkers(ofLine: $0, depth))) }
  }

  private func dropping(columns: Int, from range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, start - range.lowerBound < columns, isBlank(source.bytes[start]) {
      start += 1
      if source.bytes[start - 1] == 0x09 { break }
    }
    return start..<range.upperBound
  }

  // MARK: Lines

  /// Lines without the markers of the quotes round them and the spaces at their ends.
  private func rows(of lines: Range<Int>, startingAt start: Int?, depth: Int) -> [String] {
    lines.map { line in
      let own = line == lines.lowerBound ? start.map { $0..<source.contentEnd(ofLine: line) } : nil
      return source.string(in: trimmed(own ?? afterMarkers(ofLine: line, depth)))
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while !range.isEmpty, isBlank(source.bytes[range.lowerBound]) { range = range.lowerBound + 1..<range.upperBound }
    while !range.isEmpty, isBlank(source.bytes[range.upperBound - 1]) { range = range.lowerBound..<range.upperBound - 1 }
    return range
  }

  /// A line behind as many `>` as it has of those that stand round it.
  private func afterMarkers(ofLine line: Int, _ depth: Int) -> Range<Int> {
    let range = source.contentRange(ofLine: line)
    var start = range.lowerBound
    for _ in 0..<min(depth, range.count) {
      var marker = start
      while marker < range.upperBound, isBlank(source.bytes[marker]) { marker += 1 }
      guard marker < range.upperBound, source.bytes[marker] == UInt8(ascii: ">") else { break }
      start = marker + 1
      if start < range.upperBound, isBlank(source.bytes[start]) { start += 1 }
    }
    return start..<range.upperBound
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
