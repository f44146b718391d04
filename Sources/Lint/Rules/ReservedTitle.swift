public import Diagnostics
import Languages
import Outline
import Planner

/// `reserved-title`: a project with the name of the view of all projects.
public enum ReservedTitle: Rule {
  public static let name = "reserved-title"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard let title = file.reading?.plan.project?.title, isReserved(title) else { return }
    findings.add(
      at: file.titleRange,
      ReservedTitleMessage.isNameOfView(LintedFile.excerpt(Document.name(ofTitle: title))),
      help: ReservedTitleMessage.giveOtherTitle
    )
  }

  /// Whether a title of a project is that of the view of all.
  package static func isReserved(_ title: String) -> Bool {
    let name = Document.name(ofTitle: title)
    return name.lowercased() == Project.allTitle.lowercased()
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
