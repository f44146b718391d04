public import Diagnostics
import Languages
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
    let index = file.headlines
    for (key, range) in problems {
      let first = index[range.lowerBound]?.field(key)
      let problem = problem(of: key, written: file.text(range), first: first.map { file.excerpt($0.valueRange) })
      findings.add(at: range, problem, help: DuplicateKeyMessage.deleteWrong)
    }
  }

  private static func problem(of key: FieldKey, written word: String, first: String?) -> DuplicateKeyMessage {
    FieldKey(word: word) == nil
      ? .isTwiceInOtherWord(word, meaning: key.rawValue, first: first) : .isTwice(word, first: first)
  }

  public static let example = RuleExample(
    found: "- [ ] Book room (due: 2026-12-01, priority: high, due: 2026-12-15)",
    instead: "- [ ] Book room (due: 2026-12-15, priority: high)"
  )
}

/// What `duplicate-key` says.
enum DuplicateKeyMessage: Message {
  /// A key, and the value that counts.
  case isTwice(String, first: String?)
  /// The same of a word that is another name of the key.
  case isTwiceInOtherWord(String, meaning: String, first: String?)
  case deleteWrong
}
