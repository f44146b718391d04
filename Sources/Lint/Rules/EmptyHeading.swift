public import Diagnostics
import Languages

/// `empty-heading`: a heading without words.
public enum EmptyHeading: Rule {
  public static let name = "empty-heading"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .emptyHeading) {
      let marks = range.lowerBound..<(range.first { file.source.bytes[$0] != UInt8(ascii: "#") } ?? range.upperBound)
      findings.add(at: marks, EmptyHeadingMessage.hasNoWords(file.excerpt(marks)), help: EmptyHeadingMessage.writeTitle)
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
}

/// What `empty-heading` says.
enum EmptyHeadingMessage: Message {
  case hasNoWords(String)
  case writeTitle
}
