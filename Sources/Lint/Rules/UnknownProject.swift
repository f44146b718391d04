public import Chronology
public import Diagnostics
import Outline
import Reading
import SourceText
public import Vault

/// `unknown-project`: a task of a project that no file is.
public enum UnknownProject: VaultRule {
  public static let name = "unknown-project"
  public static let severity = Severity.warning

  public static func check(_ record: VaultRecord, in vault: VaultIndex, today: CivilDate, _ findings: inout Findings) {
    for task in record.tasks {
      guard let title = task.project, let range = task.projectRange, vault.project(titled: title) == nil else { continue }
      let nearest = nearestWord(to: title, in: vault.projectTitles, limit: max(2, title.count / 4))
      let fixes = nearest.map { nearest in
        let edit = TextEdit(replacing: range, with: FieldValue.quoted(nearest))
        return [Fix(title: fixTitle(nearest), isSafe: false, edits: [FileEdit(file: record.path, edit: edit)])]
      }
      findings.add(at: range, message(title), help: nearest.map(help) ?? general, fixes: fixes ?? [])
    }
  }

  public static let page = RulePage(
    summary: "A task of a project that does not exist",
    explanation: """
      Finds `project` with a title that no project of the vault has. Titles are compared as names, and upper and lower case do \
      not count.
      """,
    reason: "The task shows in no project's list, takes no project's color, and its time falls to none.",
    example: """
      ==> projects/thesis.md <==
      ---
      kind: project
      ---

      # Thesis

      - [ ] Draft chapter 3

      ==> days/2026-11-20.md <==
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:30 Deep work
        - [ ] Draft chapter 3 (project: Theses)
      """,
    instead: """
      ==> projects/thesis.md <==
      ---
      kind: project
      ---

      # Thesis

      - [ ] Draft chapter 3

      ==> days/2026-11-20.md <==
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:30 Deep work
        - [ ] Draft chapter 3 (project: Thesis)
      """,
    fix:
      "Writes the title of the project that is spelt most like it. Unsafe: another may be meant, or one that is still to be made."
  )

  // MARK: Messages

  private static func message(_ title: String) -> String { "\(LintedFile.quote(title)) is no project of this vault" }
  private static func help(_ nearest: String) -> String { "did you mean “\(nearest)”?" }
  private static let general = "make a file of the kind “project” with this title, or write that of another"
  private static func fixTitle(_ nearest: String) -> String { "Write “\(nearest)”" }
}
