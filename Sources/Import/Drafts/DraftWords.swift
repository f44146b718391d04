package import Planner
import SourceText

extension PlanItem {
  /// Puts a text below the words: one line as a note, more as a quote, which holds any Markdown as it is.
  package mutating func add(text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    switch lines.count {
    case 0: break
    case 1: notes.append(lines[0].onOneLine)
    default: children.append(.item(PlanItem(.quote(author: nil), text: lines.joined(separator: "\n"))))
    }
  }
}
