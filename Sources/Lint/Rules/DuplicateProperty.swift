public import Diagnostics
import Languages
import Outline

/// `duplicate-property`: a property that stands twice in the front matter.
public enum DuplicateProperty: Rule {
  public static let name = "duplicate-property"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.problems { kind -> String? in
      if case .duplicateProperty(let name) = kind { name } else { nil }
    }
    guard !problems.isEmpty else { return }
    let entries = Dictionary(file.document.properties.entries.map { ($0.name, $0) }) { first, _ in first }
    for (name, range) in problems {
      guard let first = entries[name] else { continue }
      let line = file.source.line(at: first.nameRange.lowerBound) + 1
      let problem = DuplicatePropertyMessage.isThereAlready(LintedFile.excerpt(name), line: line)
      findings.add(at: range, problem, help: DuplicatePropertyMessage.deleteOne(lineRead: line), line: line)
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: page
      theme: soft
      theme: bold
      ---

      # Page
      """,
    instead: """
      ---
      kind: page
      theme: bold
      ---

      # Page
      """
  )
}

/// What `duplicate-property` says.
enum DuplicatePropertyMessage: Message {
  case isThereAlready(String, line: Int)
  case deleteOne(lineRead: Int)
}
