public import Diagnostics
import Outline
import Planner

/// `reserved-title`: a project with the name of the view of all projects.
public enum ReservedTitle: Rule {
  public static let name = "reserved-title"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let project = file.reading?.plan.project else { return }
    let name = Document.name(ofTitle: project.title)
    guard name.lowercased() == Project.allTitle.lowercased() else { return }
    findings.add(at: file.titleRange, message(name), help: help)
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: project
      ---

      # All
      """,
    instead: """
      ---
      kind: project
      ---

      # Everything else
      """
  )

  // MARK: Messages

  private static func message(_ name: String) -> String {
    "\(LintedFile.quote(name)) is the name of the view of all projects, and no project can have it"
  }
  private static let help = "give the project another title"
}
