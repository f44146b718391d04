public import Diagnostics
import Languages
import Outline

/// `unread-brackets`: words in brackets that say when, where no field is read.
public enum UnreadBrackets: Rule {
  public static let name = "unread-brackets"
  public static let severity = Severity.info
  public static let looksAtForeignLines = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let ranges = file.ranges(of: .meantField)
    guard !ranges.isEmpty else { return }
    let index = HeadlineIndex(file.document)
    let fields = NewFields(in: file, index)
    for range in ranges where !file.isInForeignLine(range) {
      guard let entry = index[range.lowerBound], let brackets = RoundBrackets(range, entry, fields, in: file),
        !brackets.isField
      else { continue }
      findings.add(
        at: range,
        UnreadBracketsMessage.isReadAsWords(file.excerpt(range)),
        help: brackets.advice,
        fixes: brackets.fixes
      )
    }
  }

  public static let page = RulePage(
    summary: "Words in brackets that say when, and are read as words",
    explanation: """
      Finds brackets after the words of an item that say when it is, or how often, in a way or a place in which no field says \
      it: `(until friday)` in a day, `(till 30 nov)` on a step, `(every week)` on a task of a day, `(by summer 2027)`; and a key \
      without a value of it, `(due)`. What can be written as it is meant is found by `meant-field`.
      """,
    reason: "You may have meant it for Tidemark, and no list and no reminder knows of it.",
    example: "- Dog at our place (by friday)",
    instead: "- [ ] Dog at our place (due: 2026-11-27)",
    fix: """
      Writes the nearest spelling that is read, where there is one in that place. Unsafe: you may mean the words as they are.
      """
  )
}

/// What `unread-brackets` says, besides what to write (`RoundBracketsMessage`, `WhenAdviceMessage`).
enum UnreadBracketsMessage: Message {
  case isReadAsWords(String)
}
