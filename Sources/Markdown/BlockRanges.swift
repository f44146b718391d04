/// Settles where blocks end, and where the text of a paragraph begins behind link reference definitions.
///
/// What libcmark 0.30.2 says of the last line is wrong in three ways: an HTML block that ends by its own closing line loses
/// that line; an underlined heading gains the line after it; and a fenced block that ends with its container gains one too.
/// Lists, items and code blocks also have the blank lines behind them.
struct BlockRanges {
  private let lines: LineTable
  private let blocks: UnsafeMutableBufferPointer<Block>

  /// The end of some lines, and their end without the blank ones: nested blocks end in the same.
  private var blankLines = (end: 0, without: 0)

  /// Needs blocks whose `endLine` is libcmark's, read from a text that ends in a blank line.
  static func settle(_ blocks: inout [Block], lines: LineTable) {
    blocks.withUnsafeMutableBufferPointer {
      var ranges = BlockRanges(lines: lines, blocks: $0)
      ranges.settle()
    }
  }

  private init(lines: LineTable, blocks: UnsafeMutableBufferPointer<Block>) {
    self.lines = lines
    self.blocks = blocks
  }

  private mutating func settle() {
    for index in blocks.indices.reversed() {
      blocks[index].endLine = endLine(of: index)
    }
    for index in blocks.indices where beginsWithBracket(index) {
      skipDefinitions(index)
    }
  }

  private mutating func endLine(of index: Int) -> Int {
    let first = blocks[index].firstLine
    let given = blocks[index].endLine
    switch blocks[index].kind {
    case .thematicBreak:
      return first + 1
    case .heading:
      return blocks[index].isSetext ? max(first + 1, given - 1) : first + 1
    case .paragraph:
      return max(first + 1, min(given, lines.count))
    case .htmlBlock:
      return htmlEndLine(index)
    case .codeBlock:
      let hasLineTooMuch = blocks[index].isFenced && !isClosingFence(given - 1, of: index)
      return withoutBlankLines(index, end: hasLineTooMuch ? given - 1 : given)
    case .document, .blockQuote, .list, .item:
      var end = withoutBlankLines(index, end: given)
      var child = index + 1
      while child < blocks[index].subtreeEnd {
        end = max(end, blocks[child].endLine)
        child = blocks[child].subtreeEnd
      }
      return end
    }
  }

  /// The end of an HTML block: libcmark leaves out the line that ends it.
  private mutating func htmlEndLine(_ index: Int) -> Int {
    let block = blocks[index]
    let next = block.endLine
    let end = withoutBlankLines(index, end: next)
    guard next < lines.count, !beginsAnother(on: next, after: index) else { return end }
    let firstText = block.start..<lines.content(ofLine: block.firstLine).upperBound
    guard let html = HTMLBlockStart(lines.bytes, line: firstText), !html.endsAtBlankLine else { return end }
    guard let text = next == block.firstLine ? firstText : textInside(parent: block.parent, line: next) else { return end }
    return html.isEnded(by: text, of: lines.bytes) ? next + 1 : end
  }

  private func isClosingFence(_ line: Int, of index: Int) -> Bool {
    guard line > blocks[index].firstLine, line < lines.count, !beginsAnother(on: line, after: index) else { return false }
    let mark = lines.bytes[blocks[index].start]
    var rest = lines.bytes[lines.text(ofLine: line, quotes: quoteDepth(of: index))]
    while let byte = rest.last, isMarkdownSpace(byte) { rest.removeLast() }
    return rest.count >= 3 && rest.allSatisfy { $0 == mark }
  }

  private func beginsAnother(on line: Int, after index: Int) -> Bool {
    let next = blocks[index].subtreeEnd
    return next < blocks.count && blocks[next].firstLine == line
  }

  /// The end of a block's lines without those at the end that are blank, but for its first line.
  private mutating func withoutBlankLines(_ index: Int, end given: Int) -> Int {
    let first = blocks[index].firstLine
    let given = min(given, lines.count)
    if blankLines.end != given {
      blankLines = (given, given)
      while blankLines.without > 0, lines.isBlank(line: blankLines.without - 1) { blankLines.without -= 1 }
    }
    var end = blankLines.without
    guard end > first + 1 else { return first + 1 }
    let text = lines.text(ofLine: end - 1)
    guard lines.bytes[text.lowerBound] == UInt8(ascii: ">") else { return end }
    let quotes = quoteDepth(of: index)
    while quotes > 0, end > first + 1, lines.text(ofLine: end - 1, quotes: quotes).isEmpty { end -= 1 }
    return end
  }
}

extension BlockRanges {
  /// How many quotes a block stands in.
  private func quoteDepth(of index: Int) -> Int {
    var depth = 0
    var above = blocks[index].parent
    while above > 0 {
      if blocks[above].kind == .blockQuote { depth += 1 }
      above = blocks[above].parent
    }
    return depth
  }

  /// The text of a line that continues every container of a block, or nil if it does not.
  ///
  /// A line inside a list item is indented further than its marker, a line inside a quote has its `>`.
  private func textInside(parent: Int, line: Int) -> Range<Int>? {
    var above = parent
    var quotes = 0
    var item: Int?
    while above > 0 {
      if blocks[above].kind == .blockQuote { quotes += 1 }
      if blocks[above].kind == .item, item == nil { item = above }
      above = blocks[above].parent
    }
    let text = lines.text(ofLine: line, quotes: quotes)
    let before = lines.bytes[lines.start(ofLine: line)..<text.lowerBound]
    guard before.count(where: { $0 == UInt8(ascii: ">") }) == quotes else { return nil }
    if let item {
      let marker = lines.column(of: blocks[item].start, inLine: blocks[item].firstLine)
      guard lines.column(of: text.lowerBound, inLine: line) > marker else { return nil }
    }
    return text
  }

  private func beginsWithBracket(_ index: Int) -> Bool {
    guard blocks[index].kind == .paragraph || blocks[index].isSetext else { return false }
    return lines.bytes[blocks[index].start] == UInt8(ascii: "[")
  }

  /// Moves the beginning of a paragraph, or of an underlined heading, behind the definitions that come first.
  private func skipDefinitions(_ index: Int) {
    let block = blocks[index]
    let firstText = block.start..<lines.content(ofLine: block.firstLine).upperBound
    guard DefinitionStart(lines.bytes, line: firstText) != .none else { return }
    let quotes = quoteDepth(of: index)
    let textEnd = block.isSetext ? block.endLine - 1 : block.endLine
    var content: [UInt8] = []
    for line in block.firstLine..<textEnd {
      let text = line == block.firstLine ? firstText : lines.text(ofLine: line, quotes: quotes)
      content.append(contentsOf: lines.bytes[text])
      content.append(UInt8(ascii: "\n"))
    }
    let hidden = LinkDefinitionScanner.definitionLines(in: content)
    guard hidden > 0, block.firstLine + hidden < textEnd else { return }
    blocks[index].firstLine += hidden
    blocks[index].start = lines.text(ofLine: block.firstLine + hidden, quotes: quotes).lowerBound
  }
}
