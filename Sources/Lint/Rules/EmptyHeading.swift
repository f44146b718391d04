public import Diagnostics

/// `empty-heading`: a heading without words.
public enum EmptyHeading: Rule {
  public static let name = "empty-heading"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .emptyHeading) {
      let marks = range.lowerBound..<(range.first { file.source.bytes[$0] != UInt8(ascii: "#") } ?? range.upperBound)
      findings.add(at: marks, message(file.quote(marks)), help: help)
    }
  }

  public static let page = RulePage(
    summary: "A heading without words",
    explanation:
      "Finds one to three `#` with nothing after them, which Markdown reads as a heading (CommonMark 0.30, section 4.2).",
    reason: "What follows is in a section or a group without a name, and no command can find it.",
    example: """
      ##

      - Sport
      """,
    instead: """
      ## Ideas

      - Sport
      """
  )

  // MARK: Messages

  private static func message(_ mark: String) -> String { "\(mark) is a heading without words" }
  private static let help = "write a title after it, or delete the line: what follows then belongs to the heading above"
}
