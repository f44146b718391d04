import Markdown
import SourceText

/// A paragraph with lines that were most likely meant as list items, or one that was meant as a heading.
struct MarkedParagraph {
  let sign: LineSign
  /// The first of the signs.
  let signRange: Range<Int>
  var edits: [TextEdit] = []

  /// Whether the lines can have been meant as nothing else.
  private(set) var isSafe: Bool

  /// A paragraph that stands in no other block.
  init?(_ block: Block, after before: Block.Kind?, in file: LintedFile) {
    let mayBeName = block.lines.count == 1 && (before == .paragraph || before == .blockQuote)
    self.init(block, lines: block.lines, in: file) { sign, _ in sign == .heading ? block.lines.count == 1 : !mayBeName }
  }

  /// A paragraph of a list item, of whose headline the first line is the item.
  init?(_ block: Block, of item: Block, isHeadline: Bool, in file: LintedFile) {
    let lines = isHeadline ? block.lines.dropFirst() : block.lines
    let (bytes, source) = (file.source.bytes, file.source)
    let indentation = item.start - source.contentRange(ofLine: item.firstLine).lowerBound
    self.init(block, lines: lines, isBelowItem: true, in: file) { sign, start in
      // With the indentation of the words, `–` is rather a dash in a sentence that goes on.
      let isIndented = start - source.contentRange(ofLine: source.line(at: start)).lowerBound > indentation
      if sign == .heading { return !isIndented && isHeadline }
      return (isHeadline || lines.count > 1) && (bytes[start] == UInt8(ascii: "-") || !isIndented)
    }
    keepIndentation(in: source)
    // What begins with a number may be a time or a date that has its own place.
    if edits.contains(where: { bytes[$0.range.upperBound] &- 0x30 < 10 }) { isSafe = false }
  }

  /// - Parameter mayBegin: whether a line that starts at an offset may be meant where it begins with a dash or `##`.
  private init?(
    _ block: Block,
    lines: Range<Int>,
    isBelowItem: Bool = false,
    in file: LintedFile,
    _ mayBegin: (LineSign, Int) -> Bool
  ) {
    let (bytes, source) = (file.source.bytes, file.source)
    var first: (sign: LineSign, range: Range<Int>)?
    for line in lines {
      let start = Int(source.lineStarts[line])
      guard first != nil || isBelowItem || LineSign.mayBegin(bytes[start]) || bytes[start] == 0x20 || bytes[start] == 0x09
      else { continue }
      let content = source.contentRange(ofLine: line)
      let lineRange = LineSign.trimmed(content, in: bytes)
      guard let (sign, end) = isBelowItem ? LineSign.scanBelowItem(bytes, lineRange) : LineSign.scan(bytes, lineRange) else {
        // A list of dashes has one in each line; behind other signs a line goes on.
        guard first?.sign != .dash else { return nil }
        // Under a heading nothing of the paragraph is left.
        guard first?.sign != .heading else { break }
        continue
      }
      if first == nil { first = (sign, lineRange.lowerBound..<end) }
      if sign.isUncertain {
        guard mayBegin(sign, lineRange.lowerBound), MarkedParagraph.isNoSentence(lineRange, sign, in: file) else { return nil }
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
    isSafe = !first.sign.isUncertain
  }

  /// Leaves the spaces before the signs, which say in which item the new ones stand.
  private mutating func keepIndentation(in source: SourceText) {
    for index in edits.indices {
      let range = edits[index].range
      edits[index].range = LineSign.skipSpaces(source.bytes, from: range.lowerBound, end: range.upperBound)..<range.upperBound
    }
  }

  /// Whether a line with a dash or `##` is rather an item or a heading than a sentence or a speech.
  private static func isNoSentence(_ lineRange: Range<Int>, _ sign: LineSign, in file: LintedFile) -> Bool {
    let text = file.text(lineRange)
    let words = text.split(separator: " ")
    guard words.count <= mostWords, let last = text.last, !".!?…,;»”\"’'".contains(last) else { return false }
    if sign == .heading || sign == .openWord || sign == .doneWord { return true }
    if words.count > 1, words[1].first == "[" { return true }
    return words.contains { word in
      let letters = word.drop { "-*+".contains($0) }
      return letters.first.map { $0.isLowercase || $0.isNumber } ?? false && !particles.contains(String(letters))
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
