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

  public static let example = RuleExample(
    found: """
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
