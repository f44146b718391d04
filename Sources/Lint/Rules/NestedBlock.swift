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

  public static let page = RulePage(
    summary: "A time block below another item",
    explanation: """
      Finds, in a day, a list item below another one that begins with a time. Only an item at the top level is a time block; \
      below one the time is part of the words. The steps of a task are left alone.
      """,
    reason: "It looks like part of the plan, and is shown in no calendar.",
    example: """
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
