internal import CCommonMark
public import SourceText

extension BlockTree {
  /// Reads the blocks of a file: plain ones by `PlainBlocks`, others with libcmark. This never fails: every text has blocks, unless it
  /// passes a bound.
  ///
  /// - Parameters:
  ///   - fromLine: the first line to read, from 0; the lines before it, which are front matter, belong to no block. Lines and
  ///     offsets count from the beginning of the file all the same.
  ///   - bounds: what keeps a text away from libcmark. If one is passed, `exceeded` says so, and the document has no children.
  public static func parse(_ source: SourceText, fromLine: Int = 0, bounds: MarkdownBounds = .standard) -> BlockTree {
    if let blocks = plainBlocks(source, fromLine: fromLine, bounds: bounds) { return BlockTree(blocks: blocks) }
    return parse(source, fromLine: fromLine, bounds: bounds, hidingInlines: true)
  }

  /// The blocks of a plain text; nil where `parse` asks libcmark.
  static func plainBlocks(_ source: SourceText, fromLine: Int, bounds: MarkdownBounds = .standard) -> [Block]? {
    guard fromLine >= 0, fromLine < source.lineCount else { return nil }
    return LineTable.with(source) { PlainBlocks.read($0, fromLine: fromLine, bounds: bounds) }
  }

  /// Reads the blocks of a file with libcmark, however plain it is.
  ///
  /// - Parameter hidingInlines: whether libcmark reads the text of `CommonMarkInput` in place of the file's own.
  static func parse(
    _ source: SourceText,
    fromLine: Int,
    bounds: MarkdownBounds,
    hidingInlines: Bool
  ) -> BlockTree {
    let firstLine = min(max(fromLine, 0), source.lineCount)
    let start = firstLine < source.lineCount ? source.contentRange(ofLine: firstLine).lowerBound : source.bytes.count
    let input = CommonMarkInput(source, from: start, line: firstLine, bounds: bounds, hidingInlines: hidingInlines)
    var document = Block(
      kind: .document,
      parent: -1,
      subtreeEnd: 1,
      firstLine: firstLine,
      endLine: source.lineCount,
      start: start
    )
    if input.exceeded != nil || firstLine == source.lineCount {
      return BlockTree(blocks: [document], exceeded: input.exceeded)
    }
    let blocks = LineTable.with(source) { lines in
      var blocks = input.text.withUnsafeBufferPointer { text in
        var reader = BlockReader(text: text, numbers: input.lines, lines: lines)
        reader.read()
        return reader.blocks
      }
      document.subtreeEnd = blocks.count
      blocks[0] = document
      BlockRanges.settle(&blocks, lines: lines)
      return blocks
    }
    return BlockTree(blocks: blocks)
  }
}

/// Copies libcmark's tree of blocks into a flat array, with lines and offsets that count from the beginning of the file.
///
/// The ends are libcmark's own, which are wrong for some blocks; `BlockRanges` settles them.
private struct BlockReader {
  private let text: Bytes
  private let numbers: LineNumbers
  private let lines: LineTable
  private(set) var blocks: [Block] = []

  init(text: Bytes, numbers: LineNumbers, lines: LineTable) {
    self.text = text
    self.numbers = numbers
    self.lines = lines
    blocks.reserveCapacity(lines.count - numbers.first + 1)
  }

  mutating func read() {
    let root = text.withMemoryRebound(to: CChar.self) {
      cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
    }
    guard let root else { return }
    defer { cmark_node_free(root) }
    var node = root
    var parent = -1
    while true {
      let index = blocks.count
      let block = block(node, parent: parent)
      blocks.append(block)
      if block.kind.holdsBlocks, let child = cmark_node_first_child(node) {
        parent = index
        node = child
      } else if let next = nextNode(after: &node, parent: &parent) {
        node = next
      } else {
        return
      }
    }
  }

  /// The next sibling of a node or of the nearest of its ancestors that has one. The ancestors without one end here.
  private mutating func nextNode(after node: inout OpaquePointer, parent: inout Int) -> OpaquePointer? {
    while parent >= 0 {
      if let next = cmark_node_next(node) { return next }
      guard let above = cmark_node_parent(node) else { return nil }
      blocks[parent].subtreeEnd = blocks.count
      parent = blocks[parent].parent
      node = above
    }
    return nil
  }

  private func block(_ node: OpaquePointer, parent: Int) -> Block {
    let line = numbers.lineOfFile(cmark_node_get_start_line(node))
    var block = Block(
      kind: Block.Kind(cmark_node_get_type(node)),
      parent: parent,
      subtreeEnd: blocks.count + 1,
      firstLine: line,
      endLine: numbers.lineOfFile(cmark_node_get_end_line(node) + 1),
      start: lines.start(ofLine: line) + max(0, Int(cmark_node_get_start_column(node)) - 1)
    )
    switch block.kind {
    case .heading:
      block.level = Int(cmark_node_get_heading_level(node))
      block.isSetext = !isMarkedHeading(at: block.start)
    case .list:
      block.isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      block.listStart = Int(cmark_node_get_list_start(node))
      block.isTight = cmark_node_get_list_tight(node) != 0
    case .item:
      block.isOrdered = blocks[parent].isOrdered
    case .codeBlock:
      block.isFenced = isFenced(node, at: block.start)
    default:
      break
    }
    return block
  }

  /// Whether a heading begins with one to six `#` and a space, a tab or the end of the line (CommonMark 0.30, section 4.2); it is
  /// underlined otherwise.
  private func isMarkedHeading(at start: Int) -> Bool {
    var offset = start
    while offset < lines.bytes.count, lines.bytes[offset] == UInt8(ascii: "#") { offset += 1 }
    let isParted = offset == lines.bytes.count || [0x20, 0x09, 0x0A, 0x0D].contains(lines.bytes[offset])
    return (1...6).contains(offset - start) && isParted
  }

  /// Whether a code block has fences, which libcmark does not tell.
  ///
  /// An indented block may begin with what looks like a fence. It has no information string, and its text is the line itself,
  /// which is never the first line inside a fence: there it would be the closing one.
  private func isFenced(_ node: OpaquePointer, at start: Int) -> Bool {
    guard let fence = lines.bytes[start...].first, fence == UInt8(ascii: "`") || fence == UInt8(ascii: "~") else {
      return false
    }
    if let info = cmark_node_get_fence_info(node), info.pointee != 0 { return true }
    let line = lines.bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let rest = line.drop { $0 == fence }
    // With anything else behind it, a fence would have an information string.
    guard line.count - rest.count >= 3, rest.allSatisfy(isMarkdownSpace) else { return false }
    guard let literal = cmark_node_get_literal(node) else { return true }
    for (offset, byte) in line.enumerated() where UInt8(bitPattern: literal[offset]) != byte { return true }
    return UInt8(bitPattern: literal[line.count]) != UInt8(ascii: "\n")
  }
}

extension Block.Kind {
  fileprivate init(_ type: cmark_node_type) {
    self =
      switch type {
      case CMARK_NODE_BLOCK_QUOTE: .blockQuote
      case CMARK_NODE_LIST: .list
      case CMARK_NODE_ITEM: .item
      case CMARK_NODE_CODE_BLOCK: .codeBlock
      case CMARK_NODE_HTML_BLOCK: .htmlBlock
      case CMARK_NODE_HEADING: .heading
      case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
      case CMARK_NODE_DOCUMENT: .document
      default: .paragraph
      }
  }
}
