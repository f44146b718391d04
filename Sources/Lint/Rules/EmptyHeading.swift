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

  public static let example = RuleExample(
    found: """
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
