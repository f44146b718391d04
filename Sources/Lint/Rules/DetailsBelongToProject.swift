public import Diagnostics
import Languages
import Outline
import Reading

/// `details-belong-to-project`: what a project says of its task, written where the task is only planned.
public enum DetailsBelongToProject: Rule {
  public static let name = "details-belong-to-project"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for index in file.items(with: .project) {
      let headline = items[index].headline
      guard !headline.places.isDisjoint(with: [.plannedTask, .stackedTask]), let project = headline.field(.project),
        !project.valueRange.isEmpty
      else { continue }
      let details = headline.fields.filter { isDetail($0, of: headline, in: file) }
      guard let first = details.first else { continue }
      let keys = details.map { $0.key?.rawValue ?? "" }
      let title = file.excerpt(project.valueRange)
      findings.add(
        at: first.nameRange,
        keys.count == 1 ? DetailsBelongToProjectMessage.belongs(keys[0], project: title) : .belong(keys, project: title),
        help: keys.count == 1 ? DetailsBelongToProjectMessage.moveIt : .moveThem
      )
    }
  }

  private static func isDetail(_ field: Field, of headline: Headline, in file: LintedFile) -> Bool {
    guard let key = field.key, [.due, .priority, .done].contains(key), headline.field(key) == field,
      let row = KeyTable.row(for: key, in: headline.places),
      case .success = FieldValue.read(file.document.value(of: field), as: row.value)
    else { return false }
    return true
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:30 Write
        - [ ] Summary (project: Thesis, due: 2026-12-01)
      """,
    instead: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:30 Write
        - [ ] Summary (project: Thesis)
      """
  )
}

/// What `details-belong-to-project` says.
enum DetailsBelongToProjectMessage: Message {
  /// A key, and the project of its task.
  case belongs(String, project: String)
  /// The same of several keys.
  case belong([String], project: String)
  case moveIt
  case moveThem
}
