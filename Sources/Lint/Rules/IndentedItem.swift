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
}

/// What `indented-item` says.
enum IndentedItemMessage: Message {
  case readsAsCode(String)
  case indentLess
  case readsAsWordsAbove(String)
  case indentLessThanWordsAbove
}
