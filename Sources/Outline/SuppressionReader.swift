import Markdown
import SourceText

/// Reads `<!-- tidemark: allow RULE -->` above a block, and `allow-file` anywhere (format, section 2).
extension OutlineReader {
  mutating func readSuppressions() {
    for (index, block) in tree.blocks.enumerated() where block.kind == .htmlBlock {
      readSuppression(index, block)
    }
  }

  private mutating func readSuppression(_ index: Int, _ block: Block) {
    let range = block.start..<source.contentRange(ofLine: block.endLine - 1).upperBound
    let text = source.string(in: range)
    guard text.hasPrefix("<!--"), let close = text.range(of: "-->") else { return }
    let words = Words(in: source, from: range.lowerBound + 4, to: range.lowerBound + close)
    guard let first = words.next(0), first.text.lowercased() == "tidemark:" else { return }
    guard let verb = words.next(1), ["allow", "allow-file"].contains(verb.text), words.count > 2 else {
      report(.emptySuppression, range)
      return
    }
    let names = words.all.dropFirst(2)
    let next = block.subtreeEnd
    let lines: Range<Int>? = verb.text == "allow-file" ? nil : next < tree.blocks.count ? followingLines(next) : block.lines
    _ = index
    document.suppressions.append(Suppression(rules: names.map(\.text), ranges: names.map(\.range), lines: lines))
  }

  /// The lines of the block that follows: of a list, those of its first item.
  private func followingLines(_ index: Int) -> Range<Int> {
    let block = tree[index]
    return block.kind == .list && index + 1 < block.subtreeEnd ? tree[index + 1].lines : block.lines
  }
}

/// The words of a comment, parted by spaces and commas.
private struct Words {
  var all: [(text: String, range: Range<Int>)] = []

  init(in source: SourceText, from start: Int, to end: Int) {
    var offset = start
    while offset < end {
      let byte = source.bytes[offset]
      if byte <= 0x20 || byte == UInt8(ascii: ",") {
        offset += 1
        continue
      }
      let first = offset
      while offset < end, source.bytes[offset] > 0x20, source.bytes[offset] != UInt8(ascii: ",") { offset += 1 }
      all.append((source.string(in: first..<offset), first..<offset))
    }
  }

  var count: Int { all.count }

  func next(_ index: Int) -> (text: String, range: Range<Int>)? {
    index < all.count ? all[index] : nil
  }
}

extension String {
  /// The offset in UTF-8 of the first occurrence of a text.
  fileprivate func range(of text: String) -> Int? {
    let bytes = Array(utf8)
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    return (0...bytes.count - wanted.count).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
