import Import
import Markdown
import Outline
import SourceText

/// A task where Markdown shows words as they stand: in a quote, or in HTML.
enum ShutTask {
  /// The first box, or word for a state, in a quote; code in it is passed over.
  static func range(inQuote index: Int, of file: LintedFile) -> Range<Int>? {
    let (block, bytes) = (file.document.tree[index], file.source.bytes)
    for line in block.lines {
      var lineRange = QuoteText.contentRange(ofLine: line, in: file.source, quoteStart: block.start)
      while let first = lineRange.first, " \t>".utf8.contains(bytes[first]) { lineRange = first + 1..<lineRange.upperBound }
      if lineRange.count > 2, "-*+".utf8.contains(bytes[lineRange.lowerBound]), bytes[lineRange.lowerBound + 1] == 0x20 {
        lineRange = LineSign.skipSpaces(bytes, from: lineRange.lowerBound + 2, end: lineRange.upperBound)..<lineRange.upperBound
      }
      guard let range = box(at: lineRange.lowerBound, end: lineRange.upperBound, in: bytes) ?? word(lineRange, of: file),
        !isCode(line, in: index, of: file)
      else { continue }
      return range
    }
    return nil
  }

  /// The first box in a block of HTML that is no comment and no code: at the start of a line, behind a list marker or a tag.
  static func range(inHTML block: Block, of file: LintedFile) -> Range<Int>? {
    let (bytes, source) = (file.source.bytes, file.source)
    let range = block.start..<source.contentRange(ofLine: block.endLine - 1).upperBound
    guard !["<!--", "<pre", "<script", "<style", "<textarea"].contains(where: { bytes[range].starts(with: $0.utf8) }) else {
      return nil
    }
    for offset in range where bytes[offset] == UInt8(ascii: "[") {
      guard let box = box(at: offset, end: range.upperBound, in: bytes) else { continue }
      var before = offset
      while before > range.lowerBound, " -*+".utf8.contains(bytes[before - 1]) { before -= 1 }
      let isFirst = before == range.lowerBound || "\n\r>".utf8.contains(bytes[before - 1])
      if isFirst, !bytes[range.lowerBound..<before].suffix(6).elementsEqual("<code>".utf8) { return box }
    }
    return checkbox(range, in: bytes)
  }

  /// `[ ] words`, `[x]words`
  private static func box(at offset: Int, end: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard offset + 3 < end, bytes[offset] == UInt8(ascii: "["), " xX-".utf8.contains(bytes[offset + 1]),
      bytes[offset + 2] == UInt8(ascii: "]"), !"([:".utf8.contains(bytes[offset + 3])
    else { return nil }
    return offset..<offset + 3
  }

  /// `TODO`, and the callout `[!todo]` with words behind it.
  private static func word(_ lineRange: Range<Int>, of file: LintedFile) -> Range<Int>? {
    let bytes = file.source.bytes
    if bytes[lineRange].starts(with: "TODO".utf8) {
      let line = LineText(bytes, lineRange, as: .plain, today: file.context.today)
      return StateWord(reading: line)?.range
    }
    guard lineRange.count > 9, bytes[lineRange].starts(with: "[!todo] ".utf8) else { return nil }
    return lineRange.lowerBound..<lineRange.lowerBound + 7
  }

  /// `<input type="checkbox">`
  private static func checkbox(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    let tag = Array("<input type=\"checkbox\"".utf8)
    let start = range.first { bytes[$0] == tag[0] && bytes[$0..<range.upperBound].starts(with: tag) }
    return start.map { $0..<$0 + tag.count }
  }

  private static func isCode(_ line: Int, in index: Int, of file: LintedFile) -> Bool {
    let tree = file.document.tree
    return (index + 1..<tree[index].subtreeEnd).contains { tree[$0].kind == .codeBlock && tree[$0].lines.contains(line) }
  }
}
