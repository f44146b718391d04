public import Diagnostics

/// `indented-item`: a list item that is indented so far that it is code.
public enum IndentedItem: Rule {
  public static let name = "indented-item"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .indentedItem) {
      findings.add(at: range, message(file.quote(range)), help: help)
    }
  }

  public static let page = RulePage(
    summary: "A list item that reads as code",
    explanation: """
      Finds an indented code block (CommonMark 0.30, section 4.4) whose first line looks like a list item. Markdown reads lines \
      as code that are indented by four columns or more and do not continue a list.
      """,
    reason: "To Tidemark, as to any other reader of Markdown, it is not an item: its box and dates are ignored.",
    example: """
      For the journey:

          - [ ] Passport
      """,
    instead: """
      For the journey:

      - [ ] Passport
      """
  )

  // MARK: Messages

  private static func message(_ text: String) -> String { "\(text) is indented so far that it reads as code" }
  private static let help =
    "indent it by fewer than four spaces, or as far as the words of the item above it; put code between lines of “```”"
}
