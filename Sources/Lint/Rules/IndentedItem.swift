public import Diagnostics
import Languages

/// `indented-item`: a list item that is indented so far that it is code.
public enum IndentedItem: Rule {
  public static let name = "indented-item"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .indentedItem) {
      findings.add(at: range, IndentedItemMessage.readsAsCode(file.excerpt(range)), help: IndentedItemMessage.indentLess)
    }
    for range in file.ranges(of: .joinedItem) {
      findings.add(
        at: range,
        IndentedItemMessage.readsAsWordsAbove(file.excerpt(range)),
        help: IndentedItemMessage.indentLessThanWordsAbove
      )
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
}

/// What `indented-item` says.
enum IndentedItemMessage: Message {
  case readsAsCode(String)
  case indentLess
  case readsAsWordsAbove(String)
  case indentLessThanWordsAbove
}
