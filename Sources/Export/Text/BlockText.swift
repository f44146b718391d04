import Diagnostics
import Markdown
import SourceText

/// The plain text of blocks that are no items, and of what stands in quotes.
struct BlockText {
  private let source: SourceText
  private let tree: BlockTree
  private let keepsTags: Bool

  private init(_ markdown: String, _ keepsTags: Bool) {
    source = SourceText(markdown)
    tree = BlockTree.parse(source)
    self.keepsTags = keepsTags
  }

  /// The lines of a Markdown text without its markup. Code is kept line by line; comments and thematic breaks leave nothing.
  ///
  /// - Parameter keepsTags: whether tags of HTML are words.
  static func lines(of markdown: String, keepsTags: Bool = false) -> [String] {
    let text = BlockText(markdown, keepsTags)
    guard text.tree.exceeded == nil else { return PlainText.split(markdown) }
    return text.pieces(in: 0, depth: 0).lines
  }

  // MARK: Blocks

  /// - Parameter depth: how many quotes stand round the block, whose markers its lines begin with.
  private func pieces(in parent: Int, depth: Int) -> [Piece] {
    var pieces = tree.children(of: parent).map { (line: tree[$0].firstLine, piece: piece(of: $0, depth: depth)) }
    if parent == 0 {
      // Link reference definitions belong to no block; in a quote they are words like others.
      pieces += tree.uncoveredLines(in: source).map { lines in
        (lines.lowerBound, Piece(words(text(of: lines, startingAt: nil, depth: .max)), .apart))
      }
      pieces.sort { $0.line < $1.line }
    }
    return pieces.map(\.piece)
  }

  private func piece(of index: Int, depth: Int) -> Piece {
    let block = tree[index]
    switch block.kind {
    case .paragraph: return Piece(paragraph(block, depth), .apart)
    case .heading: return Piece(words(heading(block, depth)), .apart)
    case .codeBlock: return Piece(code(block, depth).indented, .apart)
    case .htmlBlock: return Piece(html(text(of: block.lines, startingAt: block.start, depth: depth)), .apart)
    case .blockQuote: return Piece(quote(pieces(in: index, depth: depth + 1).lines), .apart)
    case .list: return Piece(tree.children(of: index).map { piece(of: $0, depth: depth) }.lines, .apart)
    case .item: return Piece(listItem(index, depth), .tight)
    case .thematicBreak, .document: return Piece([], .apart)
    }
  }

  private func paragraph(_ block: Block, _ depth: Int) -> [String] {
    let rows = block.lines.map { line in
      String(
        decoding: source.bytes[content(ofLine: line, startingAt: line == block.firstLine ? block.start : nil, depth)],
        as: UTF8.self
      )
    }
    return TableText.lines(of: rows, keepsTags: keepsTags) ?? words(rows.joined(separator: "\n"))
  }

  private func words(_ markdown: String) -> [String] { PlainText.lines(markdown, keepsTags: keepsTags) }

  private func html(_ text: String) -> [String] {
    keepsTags && !text.hasPrefix("<!--") ? PlainText.split(text) : HTMLText.lines(of: text)
  }

  private func heading(_ block: Block, _ depth: Int) -> String {
    if block.isSetext { return text(of: block.firstLine..<block.endLine - 1, startingAt: block.start, depth: depth) }
    var words = Substring(text(of: block.lines, startingAt: block.start, depth: depth)).drop { $0 == "#" }
    let withoutMarks = words.reversed().drop { $0 == "#" }
    if withoutMarks.first.map(\.isWhitespace) ?? true { words = words.prefix(withoutMarks.count) }
    return String(words)
  }

  private func listItem(_ index: Int, _ depth: Int) -> [String] {
    let block = tree[index]
    let digits = source.bytes[block.start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let marker = digits.isEmpty ? "•" : String(decoding: digits, as: UTF8.self) + "."
    let lines = pieces(in: index, depth: depth).lines
    return [lines.first.map { marker + " " + $0.drop { $0 == " " } } ?? marker] + Array(lines.dropFirst()).indented
  }

  /// A quote, or a callout, which begins with its kind in brackets.
  private func quote(_ lines: [String]) -> [String] {
    guard let first = lines.first, first.hasPrefix("[!"), let end = first.firstIndex(of: "]") else {
      return QuoteLines.marked(lines)
    }
    let kind = String(first[..<end].dropFirst(2))
    let title = first[first.index(after: end)...].drop { $0 == "+" || $0 == "-" || $0 == " " }
    return [PlainText.labelled(kind, String(title))] + lines.dropFirst()
  }

  private func code(_ block: Block, _ depth: Int) -> [String] {
    guard block.isFenced else {
      return block.lines.map { line in string(dropping(columns: 4, from: afterMarkers(ofLine: line, depth))) }
    }
    let column = block.start - source.start(ofLine: block.firstLine)
    let opening = source.bytes[block.start...].prefix { $0 == source.bytes[block.start] }
    var lines = block.firstLine + 1..<block.endLine
    if let last = lines.last {
      let closing = source.bytes[content(ofLine: last, startingAt: nil, depth)]
      let isFence = closing.count >= opening.count && closing.allSatisfy { $0 == opening.first }
      if isFence { lines = lines.lowerBound..<last }
    }
    return lines.map { line in
      let range = depth == 0 ? source.contentRange(ofLine: line) : afterMarkers(ofLine: line, depth)
      return string(dropping(columns: depth == 0 ? column : 0, from: range))
    }
  }

  // MARK: Lines

  /// Lines without the markers of the quotes round them and the spaces at their ends.
  private func text(of lines: Range<Int>, startingAt start: Int?, depth: Int) -> String {
    lines.map { line in string(content(ofLine: line, startingAt: line == lines.lowerBound ? start : nil, depth)) }
      .joined(separator: "\n")
  }

  private func content(ofLine line: Int, startingAt start: Int?, _ depth: Int) -> Range<Int> {
    var range = start.map { $0..<source.contentRange(ofLine: line).upperBound } ?? afterMarkers(ofLine: line, depth)
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

  private func dropping(columns: Int, from range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, start - range.lowerBound < columns, isBlank(source.bytes[start]) {
      start += 1
      if source.bytes[start - 1] == 0x09 { break }
    }
    return start..<range.upperBound
  }

  private func string(_ range: Range<Int>) -> String {
    PlainText.split(source.string(in: range)).joined(separator: " ")
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
