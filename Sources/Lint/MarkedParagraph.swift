import Markdown
import SourceText

/// A paragraph with lines that were most likely meant as list items, or one that was meant as a heading.
struct MarkedParagraph {
  let sign: LineSign
  /// The first of the signs.
  let signRange: Range<Int>
  var edits: [TextEdit] = []

  var isSafe: Bool { sign != .dash && sign != .heading }

  init?(_ block: Block, after before: Block.Kind?, in file: LintedFile) {
    let (bytes, source) = (file.source.bytes, file.source)
    var first: (sign: LineSign, range: Range<Int>)?
    for line in block.lines {
      let start = Int(source.lineStarts[line])
      guard first != nil || LineSign.mayBegin(bytes[start]) || bytes[start] == 0x20 else { continue }
      let content = source.contentRange(ofLine: line)
      let lineRange = LineSign.trimmed(content, in: bytes)
      guard let (sign, end) = LineSign.scan(bytes, lineRange) else {
        // A list of dashes has one in each line; behind other signs a line goes on.
        guard first?.sign != .dash else { return nil }
        continue
      }
      if first == nil { first = (sign, lineRange.lowerBound..<end) }
      if sign == .dash || sign == .heading {
        guard MarkedParagraph.mayBeMeant(lineRange, line, of: block, sign, after: before, in: file) else { return nil }
      }
      let words = LineSign.skipSpaces(bytes, from: end, end: lineRange.upperBound)
      edits.append(
        sign == .heading
          ? TextEdit(insertingAt: end, " ")
          : TextEdit(replacing: content.lowerBound..<words, with: sign.written + " ")
      )
    }
    guard let first, !MarkedParagraph.isTold(block, first.range, of: file) else { return nil }
    (sign, signRange) = (first.sign, first.range)
  }

  /// Whether a line with a dash or `##` is rather an item or a heading than a sentence, a speech, or the name below a quote.
  private static func mayBeMeant(
    _ lineRange: Range<Int>,
    _ line: Int,
    of block: Block,
    _ sign: LineSign,
    after before: Block.Kind?,
    in file: LintedFile
  ) -> Bool {
    let text = file.text(lineRange)
    let words = text.split(separator: " ")
    guard words.count <= mostWords, let last = text.last, !".!?…,;»”\"’'".contains(last) else { return false }
    if sign == .heading { return block.lines.count == 1 }
    if line == block.firstLine, block.lines.count == 1, before == .paragraph || before == .blockQuote { return false }
    return words.dropFirst(text.hasPrefix("-") ? 1 : 2).contains { word in
      word.first.map { $0.isLowercase || $0.isNumber } ?? false && !particles.contains(String(word))
    }
  }

  /// Words in names that have a small letter.
  private static let particles: Set<String> = [
    "von", "van", "de", "der", "den", "la", "da", "di", "du", "del", "of", "the", "and", "y",
  ]

  /// The longest line that is rather an item than a sentence, in words.
  private static let mostWords = 12

  /// Whether another rule speaks of a paragraph: of its boxes, its times, or its dates.
  private static func isTold(_ block: Block, _ signRange: Range<Int>, of file: LintedFile) -> Bool {
    let words = file.text(signRange.upperBound..<block.end(in: file.source)).drop { $0 == " " }
    if file.document.kind == .life, words.first?.isNumber ?? false { return true }
    let range = block.start..<block.end(in: file.source)
    return file.document.problems.contains { problem in
      guard range.contains(problem.range.lowerBound) else { return false }
      switch problem.kind {
      case .timeWithoutMarker, .misplacedEntry, .datesInName, .unspacedBox, .boxWithoutMarker: return true
      default: return false
      }
    }
  }
}

extension Block {
  /// Where its last line ends, without the line ending.
  fileprivate func end(in source: SourceText) -> Int { source.contentRange(ofLine: endLine - 1).upperBound }
}
