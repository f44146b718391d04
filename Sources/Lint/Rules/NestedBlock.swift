public import Diagnostics
import Languages
import Outline

/// `nested-block`: a time in a list item below another, where no time block stands.
public enum NestedBlock: Rule {
  public static let name = "nested-block"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .nestedBlock) {
      findings.add(at: range, NestedBlockMessage.beginsNoBlock(file.excerpt(range)), help: NestedBlockMessage.moveToTop)
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 12:00 Workshop
        - 10:30 Coffee
      """,
    instead: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:30 Workshop
      - 10:30 - 10:45 Coffee
      """
  )
}

/// What `nested-block` says.
enum NestedBlockMessage: Message {
  case beginsNoBlock(String)
  case moveToTop
}
