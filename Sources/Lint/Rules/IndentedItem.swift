public import Diagnostics

/// `indented-item`: a list item that is indented so far that it is code.
public enum IndentedItem: Rule {
  public static let name = "indented-item"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .indentedItem) {
      findings.add(at: range, message(file.quote(range)), help: help)
    }
    for range in file.ranges(of: .joinedItem) {
      findings.add(at: range, joinedMessage(file.quote(range)), help: joinedHelp)
    }
  }

  public static let page = RulePage(
    summary: "A list item that reads as code, or as words of the line above it",
    explanation: """
      Finds an indented code block (CommonMark 0.30, section 4.4) whose first line looks like a list item. Markdown reads lines \
      as code that are indented by four columns or more and do not continue a list. Right below other words, without a blank \
      line, they become part of these words: a box there is found, a list below another item, and below a paragraph a list of \
      two items or more, or of one behind a colon.
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
  private static func joinedMessage(_ text: String) -> String {
    "\(text) is indented so far that it reads as part of the words above it"
  }
  private static let joinedHelp =
    "indent it by fewer than four spaces, or as far as the words of the item above it and not further"
  private static let help =
    "indent it by fewer than four spaces, or as far as the words of the item above it; put code between lines of “```”"
}
