public import Diagnostics
import Outline

/// `nested-block`: a time in a list item below another, where no time block stands.
public enum NestedBlock: Rule {
  public static let name = "nested-block"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .nestedBlock) {
      findings.add(at: range, message(file.quote(range)), help: help)
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

  // MARK: Messages

  private static func message(_ time: String) -> String {
    "\(time) does not begin a time block here, below another item; it is part of the words"
  }
  private static let help = "move the item to the top level, or write the time after the first word"
}
