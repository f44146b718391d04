public import Diagnostics
import Languages
import Outline
import Planner

/// `duplicate-task`: two tasks of one name in a project.
public enum DuplicateTask: Rule {
  public static let name = "duplicate-task"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard file.document.kind == .project, let reading = file.reading else { return }
    var lines: [String: Int] = [:]
    for (item, reading) in zip(file.document.items, reading.items) {
      guard let reading, reading.type == .task || reading.type == .recurring else { continue }
      var name = Document.name(ofTitle: reading.title)
      guard !name.isEmpty else { continue }
      if let id = item.headline.idRange { name += " ^" + file.source.string(in: id) }
      if let line = lines[name] {
        let start = item.headline.range.lowerBound
        let range = start..<max(start, item.headline.textRange.upperBound)
        let problem = DuplicateTaskMessage.isTaken(LintedFile.excerpt(name), line: line)
        findings.add(at: range, problem, help: DuplicateTaskMessage.giveNameOrID, line: line)
      } else {
        lines[name] = item.lines.lowerBound + 1
      }
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: project
      ---

      # Thesis

      - [ ] Write the summary

      ## Done

      - [x] Write the summary
      """,
    instead: """
      ---
      kind: project
      ---

      # Thesis

      - [ ] Write the summary again

      ## Done

      - [x] Write the summary
      """
  )
}

/// What `duplicate-task` says.
enum DuplicateTaskMessage: Message {
  /// A name, and the line of the task that has it already.
  case isTaken(String, line: Int)
  case giveNameOrID
}
