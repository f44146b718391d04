public import Diagnostics
import Languages
import Markdown
import SourceText

/// `accidental-list`: a number and a dot that make a list of a sentence.
public enum AccidentalList: Rule {
  public static let name = "accidental-list"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .accidentalList) {
      let mark = file.text(range)
      let escaped = "\(mark.dropLast())\\\(mark.suffix(1))"
      let escape = file.fix(CommonMessage.write(escaped), isSafe: true, TextEdit(insertingAt: range.upperBound - 1, "\\"))
      findings.add(
        at: range,
        AccidentalListMessage.beginsList(mark),
        help: AccidentalListMessage.writeIfSentence(escaped),
        fix: isOneParagraph(range, in: file) ? escape : nil
      )
    }
  }

  /// Whether the list is one paragraph that stays as it is without its marker: nothing below it, a blank line after it.
  private static func isOneParagraph(_ range: Range<Int>, in file: LintedFile) -> Bool {
    let tree = file.document.tree
    // The blocks stand in preorder, so that none begins before one that stands above it in the array.
    let list = tree.blocks.partitioningIndex { $0.start >= range.lowerBound }
    guard list < tree.blocks.count, tree[list].kind == .list, tree[list].start == range.lowerBound,
      tree[list].subtreeEnd == list + 3, tree[list + 2].kind == .paragraph
    else { return false }
    let end = tree[list].endLine
    let isUnderlined = tree[list].lines.dropFirst().contains { line in
      file.source.contentRange(ofLine: line).allSatisfy { " \t=".utf8.contains(file.source.bytes[$0]) }
    }
    return !isUnderlined && (end >= file.source.lineCount || file.source.isBlank(line: end))
  }

  public static let example = RuleExample(
    found: "1986. A year of rain.",
    instead: "1986\\. A year of rain."
  )
}

/// What `accidental-list` says.
enum AccidentalListMessage: Message {
  /// A number with the sign behind it.
  case beginsList(String)
  /// The same as Markdown reads it as words.
  case writeIfSentence(String)
}
