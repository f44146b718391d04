import SourceText

@testable import Markdown

/// A tree as lines of text, one a block: its kind and what belongs to the kind, its lines and its start.
///
///     list tight 1-2
///       item 1-2
///         paragraph 1 @2
///
/// Lines count from 1, as in an editor; the start is shown where it is not the beginning of the line.
func blockText(_ tree: BlockTree, in source: SourceText) -> String {
  var depths: [Int] = []
  var lines: [String] = []
  for block in tree.blocks {
    let depth = block.parent < 0 ? -1 : depths[block.parent] + 1
    depths.append(depth)
    guard depth >= 0 else { continue }
    var words = [String(describing: block.kind)]
    if block.kind == .heading { words.append("\(block.level)\(block.isSetext ? " setext" : "")") }
    if block.isFenced { words.append("fenced") }
    if block.kind == .list { words.append(block.isOrdered ? "from \(block.listStart)" : "bullet") }
    if block.kind == .list { words.append(block.isTight ? "tight" : "loose") }
    let last = block.endLine
    words.append(last == block.firstLine + 1 ? "\(last)" : "\(block.firstLine + 1)-\(last)")
    let column = block.start - source.contentRange(ofLine: block.firstLine).lowerBound
    if column > 0 { words.append("@\(column)") }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
  }
  return lines.joined(separator: "\n")
}

/// What must hold of every tree, whatever the text: the order of blocks, their ranges, and that no line with text is forgotten.
func faults(of tree: BlockTree, in source: SourceText, fromLine: Int = 0) -> [String] {
  var faults: [String] = []
  func expect(_ holds: Bool, _ what: String, _ index: Int) {
    if !holds { faults.append("\(what): block \(index), \(tree[index])") }
  }
  for (index, block) in tree.blocks.enumerated() {
    expect(block.firstLine < block.endLine || tree.blocks.count == 1, "no lines", index)
    expect(block.firstLine <= block.endLine && block.endLine <= source.lineCount, "lines", index)
    expect(block.firstLine >= fromLine, "front matter", index)
    if index > 0 {
      let parent = tree[block.parent]
      expect(block.parent < index && parent.kind.holdsBlocks, "parent", index)
      expect(block.subtreeEnd > index && block.subtreeEnd <= parent.subtreeEnd, "subtree", index)
      expect(block.firstLine >= parent.firstLine && block.endLine <= parent.endLine, "inside its parent", index)
      expect(source.line(at: block.start) == block.firstLine || block.start == source.bytes.count, "start", index)
    }
    let endsBlank = block.endLine > block.firstLine + 1 && source.isBlank(line: block.endLine - 1)
    expect(!endsBlank, "trailing blank line", index)
    guard !block.kind.holdsBlocks, block.subtreeEnd < tree.blocks.count else { continue }
    expect(block.endLine <= tree[block.subtreeEnd].firstLine, "overlap with the next", index)
  }
  return faults
}
