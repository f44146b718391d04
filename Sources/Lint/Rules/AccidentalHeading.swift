public import Diagnostics
import SourceText

/// `accidental-heading`: a lone `-` or `=` below a text, which makes a heading of it.
public enum AccidentalHeading: Rule {
  public static let name = "accidental-heading"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let ranges = file.ranges(of: .accidentalHeading)
    guard !ranges.isEmpty else { return }
    let lineEnding = file.source.lineEnding
    for range in ranges {
      let line = file.source.line(at: range.lowerBound)
      let part = TextEdit(insertingAt: file.source.start(ofLine: line), lineEnding)
      findings.add(
        at: range,
        message(file.quote(range), file.quote(file.source.contentRange(ofLine: max(line - 1, 0)))),
        help: help,
        fixes: [file.fix(fixTitle, isSafe: false, part)]
      )
    }
  }

  public static let page = RulePage(
    summary: "A lone “-” or “=” that makes a heading",
    explanation: """
      Finds a line of one or two `-` or `=` directly below a text. Markdown reads the text as a heading (CommonMark 0.30, \
      section 4.3). Three and more are left alone.
      """,
    reason: "An empty list item, begun and left, turns the paragraph above it into the title of a section.",
    example: """
      Call the bank about the card
      -
      """,
    instead: """
      Call the bank about the card

      -
      """,
    fix: "Parts the two lines by a blank one. Unsafe: a heading may have been meant."
  )

  // MARK: Messages

  private static func message(_ line: String, _ text: String) -> String { "\(line) makes a heading of \(text)" }
  private static let help = "part them by a blank line, or write “## ” before the text if it is a heading"
  private static let fixTitle = "Insert a blank line between them"
}
