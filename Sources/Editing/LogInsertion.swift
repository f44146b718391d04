public import Chronology
public import Outline
public import SourceText

/// A new line in a log, in the direction in which the log runs and in its style.
public struct LogInsertion {
  public let edit: TextEdit

  /// - Parameter lineEnding: that of the file.
  public init(of date: CivilDate, below item: Item, in document: Document, lineEnding: String) {
    let source = document.source
    let line: Int
    let text: String
    let first = item.log.first.map { document.items[$0] }
    let last = item.log.last.map { document.items[$0] }
    if let first, let last, first.lines != last.lines, let start = first.entry?.days.first, let end = last.entry?.days.first,
      start > end
    {
      (line, text) = (first.lines.lowerBound, LogInsertion.text(date, like: first, in: source))
    } else if let last {
      (line, text) = (last.lines.upperBound, LogInsertion.text(date, like: last, in: source))
    } else {
      let indent = LogInsertion.indent(of: item, in: source) + String(repeating: " ", count: item.marker.count + 1)
      let marker = source.string(in: item.marker)
      (line, text) = (
        LogInsertion.lineAfterWords(of: item, in: document), "\(indent)\(marker.count == 1 ? marker : "-") \(date)"
      )
    }
    // A whole line before the line of that number; at the end of a file without a final line ending, one is put before it.
    edit =
      line < source.lineCount
      ? TextEdit(insertingAt: source.lineStarts[line], text + lineEnding)
      : TextEdit(insertingAt: source.bytes.count, lineEnding + text)
  }

  /// The line after the headline and the notes, where a first entry stands before any child.
  private static func lineAfterWords(of item: Item, in document: Document) -> Int {
    let end = (item.notes.map(\.upperBound) + [item.headline.range.upperBound]).max() ?? item.headline.range.upperBound
    return document.source.line(at: max(end - 1, 0)) + 1
  }

  private static func indent(of item: Item, in source: SourceText) -> String {
    source.string(in: source.lineStarts[item.lines.lowerBound]..<item.marker.lowerBound)
  }

  private static func text(_ date: CivilDate, like entry: Item, in source: SourceText) -> String {
    "\(indent(of: entry, in: source))\(source.string(in: entry.marker)) \(date)"
  }
}
