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
    let index = file.headlines
    let fields = file.newFields(index)
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

  public static let example = RuleExample(
    found: "- Dog at our place (by friday)",
    instead: "- [ ] Dog at our place (due: 2026-11-27)"
  )
}

/// What `unread-brackets` says, besides what to write (`RoundBracketsMessage`, `WhenAdviceMessage`).
enum UnreadBracketsMessage: Message {
  case isReadAsWords(String)
}
