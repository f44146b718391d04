import Chronology
public import Diagnostics
import Languages
import Outline
import Reading

/// `missing-title`: a file without a heading of the first level.
public enum MissingTitle: Rule {
  public static let name = "missing-title"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    // Where a folder says what its files are, their names say which.
    guard file.document.title == nil, file.document.kindByFolder == nil else { return }
    let name = FileName.stem(of: file.path)
    // A day is known by its date, which the name of its file may hold as well.
    if file.document.traits.identity == .date, CivilDate.first(in: name) != nil { return }
    findings.add(
      at: file.titleRange,
      MissingTitleMessage.goesByName(LintedFile.excerpt(name)),
      help: MissingTitleMessage.writeTitle
    )
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: page
      ---

      ## Ideas
      """,
    instead: """
      ---
      kind: page
      ---

      # Health

      ## Ideas
      """
  )
}

/// What `missing-title` says.
enum MissingTitleMessage: Message {
  case goesByName(String)
  case writeTitle
}
