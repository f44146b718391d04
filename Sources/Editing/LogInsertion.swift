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
      (line, text) = (first.lines.lowerBound, LogInsertion.text(date, like: first, in: document))
    } else if let last {
      (line, text) = (last.lines.upperBound, LogInsertion.text(date, like: last, in: document))
    } else {
      let indent = document.indent(of: item) + String(repeating: " ", count: item.markerRange.count + 1)
      let marker = source.string(in: item.markerRange)
      (line, text) = (
        LineEdit.lineAfterWords(of: item, in: document), "\(indent)\(marker.count == 1 ? marker : "-") \(date)"
      )
    }
    // A whole line before the line of that number; at the end of a file without a final line ending, one is put before it.
    edit =
      line < source.lineCount
      ? TextEdit(insertingAt: source.start(ofLine: line), text + lineEnding)
      : TextEdit(insertingAt: source.bytes.count, lineEnding + text)
  }

  private static func text(_ date: CivilDate, like entry: Item, in document: Document) -> String {
    "\(document.indent(of: entry))\(document.source.string(in: entry.markerRange)) \(date)"
  }
}
