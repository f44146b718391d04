public import Diagnostics
import Languages
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
    findings.add(
      at: file.titleRange,
      ReservedTitleMessage.isNameOfView(LintedFile.excerpt(name)),
      help: ReservedTitleMessage.giveOtherTitle
    )
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
}

/// What `reserved-title` says.
enum ReservedTitleMessage: Message {
  case isNameOfView(String)
  case giveOtherTitle
}
