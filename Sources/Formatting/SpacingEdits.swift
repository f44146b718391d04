import Markdown
import Outline
import SourceText

/// The edits of blank lines and of spaces at the ends of lines (format, *What formatting changes*).
struct SpacingEdits {
  private(set) var edits: [TextEdit] = []
  private let document: Document
  private let source: SourceText
  private let lineEnding: String
  /// The lines in which something else is edited, and up to where.
  private var editedUpTo: [Int: Int] = [:]
  /// Blank lines that go as a whole.
  private var isDeleted: [Bool]
  /// Lines whose bytes belong to their owner: paragraphs, quotes, code, HTML, and what is in no block.
  private var isFixed: [Bool]
  /// Lines inside lists, where a blank line says whether the list is loose.
  private var isInList: [Bool]

  /// - Parameters:
  ///   - taken: the edits that are made besides; none of them is overlapped.
  ///   - headlines: those of items with an error, which are left as they are.
  init(of document: Document, except taken: [TextEdit], leaving headlines: [Headline]) {
    self.document = document
    source = document.source
    lineEnding = document.source.lineEnding
    isFixed = Array(repeating: false, count: document.source.lineCount)
    isInList = isFixed
    isDeleted = isFixed
    for edit in taken {
      let line = source.line(at: edit.range.lowerBound)
      editedUpTo[line] = max(editedUpTo[line] ?? 0, edit.range.upperBound)
    }
    markLines()
    for headline in headlines {
      let last = source.line(at: headline.range.upperBound)
      for line in source.line(at: headline.range.lowerBound)...last { isFixed[line] = true }
    }
    formatEnd()
    formatBlankLines()
    trimLines()
  }

  private mutating func markLines() {
    for line in document.properties.lines { isFixed[line] = true }
    for lines in document.definitionRanges { for line in lines { isFixed[line] = true } }
    for block in document.tree.blocks {
      switch block.kind {
      case .blockQuote: for line in block.lines { isFixed[line] = true }
      case .paragraph where block.parent == 0: for line in block.lines { isFixed[line] = true }
      case .list where block.parent == 0: for line in block.lines { isInList[line] = true }
      default: break
      }
    }
    for case .other(let index) in document.allElements + document.items.flatMap(\.elements) {
      for line in document.tree[index].lines { isFixed[line] = true }
    }
    for note in document.items.flatMap(\.noteRanges) {
      for line in source.line(at: note.lowerBound)...source.line(at: note.upperBound) { isFixed[line] = true }
    }
  }

  // MARK: Ends of lines

  /// Spaces at the end of a line say nothing, but for two or more before another line of a paragraph: a hard break
  /// (CommonMark 0.30, section 6.7).
  private mutating func trimLines() {
    let breaking = linesThatContinue()
    for line in 0..<source.lineCount where !isFixed[line] && !isDeleted[line] {
      // Inside a list, spaces on a blank line may keep an item without words open.
      if isInList[line], source.isBlank(line: line) { continue }
      let content = source.contentRange(ofLine: line)
      var end = content.upperBound
      while end > content.lowerBound, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
      guard end < content.upperBound, !(breaking.contains(line) && content.upperBound - end >= 2),
        !joinsLineEndings(end, content.upperBound)
      else { continue }
      guard editedUpTo[line].map({ $0 <= end }) ?? true else { continue }
      edits.append(TextEdit(deleting: end..<content.upperBound))
    }
  }

  /// Whether a CR before some bytes and an LF after them would become one line ending without them.
  private func joinsLineEndings(_ start: Int, _ end: Int) -> Bool {
    start > 0 && source.bytes[start - 1] == 0x0D && end < source.bytes.count && source.bytes[end] == 0x0A
  }

  /// The lines of paragraphs in lists that another line of the same paragraph follows.
  private func linesThatContinue() -> Set<Int> {
    var lines: Set<Int> = []
    for block in document.tree.blocks where block.kind == .paragraph && block.lines.count > 1 {
      lines.formUnion(block.lines.dropLast())
    }
    return lines
  }

  // MARK: Blank lines

  private mutating func formatBlankLines() {
    let headings = Set(headingLines.map(\.lowerBound))
    let headingEnds = Set(headingLines.map(\.upperBound))
    var line = document.properties.lines.upperBound
    while line < source.lineCount {
      guard isBlank(line) else {
        // Behind a definition, an underlined heading may be what is left of one paragraph.
        let needsOne = (headings.contains(line) && !isDefinition(line - 1)) || headingEnds.contains(line)
        if needsOne, line > 0, !isBlank(line - 1) || isFixed[line - 1] {
          edits.append(TextEdit(insertingAt: source.start(ofLine: line), lineEnding(after: line - 1)))
        }
        line += 1
        continue
      }
      var end = line
      while end < source.lineCount, isBlank(end) { end += 1 }
      // The blank lines at the end of the file are not between anything.
      if end - line >= 3, end < source.lineCount, !isDeleted[line] { shorten(line..<end) }
      line = end
    }
  }

  private func isDefinition(_ line: Int) -> Bool {
    document.definitionRanges.contains { $0.contains(line) }
  }

  /// A line ending that stays one of its own behind that of a line: after a lone CR, an LF would make one of two.
  private func lineEnding(after line: Int) -> String {
    source.bytes[source.fullRange(ofLine: line)].last == 0x0D ? "\r" : lineEnding
  }

  /// Keeps the first of some blank lines.
  private mutating func shorten(_ lines: Range<Int>) {
    for line in lines.dropFirst() { isDeleted[line] = true }
    edits.append(TextEdit(deleting: source.start(ofLine: lines.lowerBound + 1)..<source.start(ofLine: lines.upperBound)))
  }

  /// Whether a line is blank and stands outside of lists and of what belongs to its owner.
  private func isBlank(_ line: Int) -> Bool {
    !isFixed[line] && !isInList[line] && source.isBlank(line: line)
  }

  /// The lines of headings of the first three levels that stand in no list or quote.
  private var headingLines: [Range<Int>] {
    document.tree.children(of: 0).compactMap { index in
      let block = document.tree[index]
      return block.kind == .heading && block.level <= 3 ? block.lines : nil
    }
  }

  // MARK: The end of the file

  /// One line ending after the last line that is not blank.
  private mutating func formatEnd() {
    var last = source.lineCount - 1
    while last > 0, isBlankAtEnd(last) { last -= 1 }
    guard source.contentRange(ofLine: last).upperBound > source.contentRange(ofLine: last).lowerBound else { return }
    let end = source.contentRange(ofLine: last).upperBound
    let hasEnding = source.fullRange(ofLine: last).upperBound > end
    if !hasEnding {
      edits.append(TextEdit(insertingAt: source.bytes.count, lineEnding))
    } else if source.fullRange(ofLine: last).upperBound < source.bytes.count {
      for line in last + 1..<source.lineCount { isDeleted[line] = true }
      edits.append(TextEdit(deleting: source.fullRange(ofLine: last).upperBound..<source.bytes.count))
    }
  }

  private func isBlankAtEnd(_ line: Int) -> Bool {
    !isFixed[line] && source.isBlank(line: line)
  }
}
