public import Diagnostics
import Outline

/// `duplicate-key`: a key that stands twice in one headline.
public enum DuplicateKey: Rule {
  public static let name = "duplicate-key"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { kind -> FieldKey? in
      if case .duplicateKey(let key) = kind { key } else { nil }
    }
    guard !problems.isEmpty else { return }
    let index = HeadlineIndex(file.document)
    for (key, range) in problems {
      let first = index[range.lowerBound]?.field(key)
      findings.add(at: range, message(key, file.text(range), first.map { file.quote($0.valueRange) }), help: help)
    }
  }

  public static let page = RulePage(
    summary: "A key that is there twice",
    explanation: """
      Finds a key that a field before it in the same headline has, in the same group or another. The first counts; the second \
      is kept and means nothing.
      """,
    reason: "One of the two values is wrong or old, and only you know which.",
    example: "- [ ] Book room (due: 2026-12-01, priority: high, due: 2026-12-15)",
    instead: "- [ ] Book room (due: 2026-12-15, priority: high)"
  )

  // MARK: Messages

  private static func message(_ key: FieldKey, _ written: String, _ first: String?) -> String {
    let isOther = FieldKey(word: written) == nil
    let what = isOther ? "“\(key.rawValue)”, which “\(written)” means," : "“\(written)”"
    return "\(what) is here twice" + (first.map { "; only the first counts, \($0)" } ?? "")
  }
  private static let help = "delete the one that is wrong"
}
