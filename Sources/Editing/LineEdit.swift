import Outline
import SourceText

extension SourceText {
  /// Some lines without blank ones at their end; the first stays.
  func withoutBlankEnd(_ lines: Range<Int>) -> Range<Int> {
    var end = lines.upperBound
    while end > lines.lowerBound + 1, isBlank(line: end - 1) { end -= 1 }
    return lines.lowerBound..<end
  }
}

/// Edits of whole lines.
enum LineEdit {
  /// Some lines before another, or behind the last, which may lack its ending; then the new last line lacks it too.
  static func insertion(of lines: [String], beforeLine line: Int, in source: SourceText) -> TextEdit {
    let ending = source.lineEnding
    let text = lines.joined(separator: ending)
    guard line < source.lineCount else { return TextEdit(insertingAt: source.bytes.count, ending + text) }
    return TextEdit(insertingAt: source.contentRange(ofLine: line).lowerBound, text + ending)
  }

  /// The same, parted by a blank line from what stands round them; at the end of the file before the blank lines there.
  static func insertion(apart lines: [String], beforeLine line: Int, in source: SourceText) -> TextEdit {
    var line = line
    if line == source.lineCount { while line > 0, source.isBlank(line: line - 1) { line -= 1 } }
    let above = line > 0 && !source.isBlank(line: line - 1) ? [""] : []
    let below = line < source.lineCount && !source.isBlank(line: line) ? [""] : []
    return insertion(of: above + lines + below, beforeLine: line, in: source)
  }

  /// Ways to take lines out: with the blank lines that would stand twice, without, and with a blank line in their place, for
  /// where what stands round them would run together.
  static func removals(of lines: Range<Int>, in source: SourceText) -> [[TextEdit]] {
    var wide = lines
    let isAfterGap = lines.lowerBound == 0 || source.isBlank(line: lines.lowerBound - 1)
    if isAfterGap {
      while wide.upperBound < source.lineCount - 1, source.isBlank(line: wide.upperBound) {
        wide = wide.lowerBound..<wide.upperBound + 1
      }
    }
    // At the end of the file the blank lines before it go instead, so that none are left over.
    let isLast = (wide.upperBound..<source.lineCount).allSatisfy { source.isBlank(line: $0) }
    if isLast, isAfterGap {
      while wide.lowerBound > 0, source.isBlank(line: wide.lowerBound - 1) { wide = wide.lowerBound - 1..<wide.upperBound }
    }
    return [
      [deletion(of: wide, in: source)], [deletion(of: lines, in: source)],
      [TextEdit(replacing: source.fullRange(ofLines: lines), with: source.lineEnding)],
    ]
  }

  /// Takes lines out. With the last line of a file that does not end in a line ending, the one before it goes.
  static func deletion(of lines: Range<Int>, in source: SourceText) -> TextEdit {
    var range = source.fullRange(ofLines: lines)
    if lines.upperBound == source.lineCount, lines.lowerBound > 0, !range.isEmpty {
      range = source.contentRange(ofLine: lines.lowerBound - 1).upperBound..<range.upperBound
    }
    return TextEdit(deleting: range)
  }

  /// The line after the headline and the notes of an item.
  static func lineAfterWords(of item: Item, in document: Document) -> Int {
    let end = (item.noteRanges.map(\.upperBound) + [item.headline.range.upperBound]).max() ?? item.headline.range.upperBound
    return document.source.line(at: max(end - 1, 0)) + 1
  }
}

/// What stands before the words of a list item: its indent, its marker, and the spaces behind it.
struct ItemLead: Equatable {
  var indent: String
  var marker: String
  var gap: String

  init(indent: String, marker: String, gap: String = " ") {
    self.indent = indent
    self.marker = marker
    self.gap = gap
  }

  init(of item: Item, in document: Document) {
    self.init(
      indent: document.indent(of: item),
      marker: document.source.string(in: item.markerRange),
      gap: document.gap(of: item)
    )
  }

  /// The leads of a first child of an item: as far in as most children of the file are, then as far as its words.
  static func leads(below item: Item, in document: Document, _ style: FileStyle) -> [ItemLead] {
    let own = ItemLead(of: item, in: document)
    let width = String(repeating: " ", count: own.marker.count + own.gap.count)
    let bullet = item.number == nil ? own.marker : style.bullet
    let indents = [style.childIndent, width].compactMap(\.self)
    return indents.map { ItemLead(indent: own.indent + $0, marker: bullet) }
  }

  /// Some lines of an item as `WrittenText` writes them, the marker first and what stands below two spaces further in, with this
  /// lead: with the indent of the file's children, then with spaces as wide as the marker.
  func ways(of lines: [String], childIndent: String?) -> [[String]] {
    guard let first = lines.first, let start = first.firstIndex(of: " ") else {
      return [lines.map { $0.isEmpty ? "" : indent + $0 }]
    }
    let head = indent + marker + gap + first[start...].drop { $0 == " " }
    let width = String(repeating: " ", count: marker.count + gap.count)
    return [childIndent, width].compactMap(\.self).map { unit in
      [head]
        + lines.dropFirst().map { line in
          let text = line.drop { $0 == " " }
          guard !text.isEmpty else { return "" }
          let spaces = line.count - text.count
          let own = text.hasPrefix("- ") && marker.count == 1 ? marker + text.dropFirst() : String(text)
          return indent + String(repeating: unit, count: spaces / 2) + (spaces % 2 == 0 ? "" : " ") + own
        }
    }
  }
}
