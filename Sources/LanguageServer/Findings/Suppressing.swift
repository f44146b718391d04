import Diagnostics
import Lint
import Outline
import SourceText

/// The edits that keep a rule silent (format, *Suppressions*).
struct Suppressing {
  let document: Document
  let rule: String

  /// Nil where nothing in a file keeps the rule silent.
  init?(_ rule: String, in document: Document) {
    guard RuleCatalogue.all.first(where: { $0.name == rule })?.canBeSuppressed == true else { return nil }
    (self.rule, self.document) = (rule, document)
  }

  /// A comment above the innermost item that an offset is in; nil where it is in none.
  func here(at offset: Int) -> TextEdit? {
    let line = document.source.line(at: offset)
    let around = document.items.filter { $0.lines.contains(line) && $0.entry == nil && $0.form == .listItem }
    guard let item = around.max(by: { $0.depth < $1.depth }) else { return nil }
    let source = document.source
    let start = source.contentRange(ofLine: item.lines.lowerBound).lowerBound
    let indent = source.string(in: start..<max(start, item.markerRange.lowerBound))
    guard indent.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    return TextEdit(insertingAt: start, "\(indent)<!-- tidemark: allow \(rule) -->\(source.lineEnding)")
  }

  /// A comment for the whole file, below the front matter.
  var inFile: TextEdit {
    let (source, lines) = (document.source, document.properties.lines)
    let comment = "<!-- tidemark: allow-file \(rule) -->"
    guard let last = lines.last else {
      return TextEdit(insertingAt: source.contentRange(ofLine: 0).lowerBound, comment + source.lineEnding + source.lineEnding)
    }
    return TextEdit(insertingAt: source.contentRange(ofLine: last).upperBound, source.lineEnding + source.lineEnding + comment)
  }
}
