public import Diagnostics
import Outline

/// `conflicting-keys`: two keys that each say what an item is.
public enum ConflictingKeys: Rule {
  public static let name = "conflicting-keys"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { kind -> (first: FieldKey, second: FieldKey)? in
      if case .conflictingKeys(let first, let second) = kind { (first, second) } else { nil }
    }
    guard !problems.isEmpty else { return }
    let index = HeadlineIndex(file.document)
    for (keys, range) in problems {
      let type = index[range.lowerBound]?.item.flatMap { file.reading?.items[$0]?.type }
      findings.add(at: range, message(keys.first, keys.second), help: help(type?.rawValue))
    }
  }

  public static let page = RulePage(
    summary: "Two keys that each say what an item is",
    explanation: """
      Finds two of `every`, `streak`, `best` and `count` in one headline. The item is read by the one that comes first in this \
      order; the other one is ignored.
      """,
    reason: "A recurring task is not a streak, and a count is not a best. Half of what the line says is lost.",
    example: "- Meditate (streak: daily, every: day)",
    instead: "- Meditate (streak: daily)"
  )

  // MARK: Messages

  private static func message(_ first: FieldKey, _ second: FieldKey) -> String {
    "“\(first.rawValue)” and “\(second.rawValue)” each say what the item is, and it can be only one of them"
  }

  private static func help(_ type: String?) -> String {
    "keep one of the two" + (type.map { "; now the item is read as type “\($0)”" } ?? "")
  }
}
