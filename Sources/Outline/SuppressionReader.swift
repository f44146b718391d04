import Markdown
import SourceText

/// Reads `<!-- tidemark: allow RULE -->` above a block, and `allow-file` anywhere (format, *Suppressions*).
extension OutlineReader {
  mutating func readSuppressions() {
    for block in tree.blocks where block.kind == .htmlBlock { readSuppression(block) }
  }

  private mutating func readSuppression(_ block: Block) {
    let range = block.start..<source.contentRange(ofLine: block.endLine - 1).upperBound
    guard let close = commentEnd(in: range) else { return }
    let words = words(from: range.lowerBound + 4, to: close)
    guard words.count > 0, source.string(in: words[0]).lowercased() == "tidemark:" else { return }
    let verb = words.count > 1 ? source.string(in: words[1]) : ""
    guard ["allow", "allow-file"].contains(verb), words.count > 2 else {
      report(.emptySuppression, range)
      return
    }
    let names = Array(words.dropFirst(2))
    let next = block.subtreeEnd(in: tree)
    let lines: Range<Int>? = verb == "allow-file" ? nil : next.map(followingLines) ?? block.lines
    document.suppressions.append(Suppression(rules: names.map(source.string), ranges: names, lines: lines))
  }

  /// Where the comment's `-->` begins, or nil where the block is no comment.
  private func commentEnd(in range: Range<Int>) -> Int? {
    guard bytes[range].starts(with: "<!--".utf8) else { return nil }
    return (range.lowerBound + 4..<max(range.lowerBound + 4, range.upperBound - 2)).first {
      bytes[$0..<$0 + 3].elementsEqual("-->".utf8)
    }
  }

  /// The words of a comment, parted by spaces and commas.
  private func words(from start: Int, to end: Int) -> [Range<Int>] {
    var wordRanges: [Range<Int>] = []
    var offset = start
    while offset < end {
      guard isWordByte(bytes[offset]) else {
        offset += 1
        continue
      }
      let first = offset
      while offset < end, isWordByte(bytes[offset]) { offset += 1 }
      wordRanges.append(first..<offset)
    }
    return wordRanges
  }

  private func isWordByte(_ byte: UInt8) -> Bool { byte > 0x20 && byte != UInt8(ascii: ",") }

  /// The lines of the block that follows: of a list, those of its first item.
  private func followingLines(_ index: Int) -> Range<Int> {
    let block = tree[index]
    return block.kind == .list && index + 1 < block.subtreeEnd ? tree[index + 1].lines : block.lines
  }
}

extension Block {
  /// The index of the block after this one and all below it, if there is one.
  fileprivate func subtreeEnd(in tree: BlockTree) -> Int? {
    subtreeEnd < tree.blocks.count ? subtreeEnd : nil
  }
}
