public import Diagnostics
import Languages
import Outline
import Reading
import SourceText
public import Vault

/// `unknown-project`: a task of a project that no file is.
public enum UnknownProject: VaultRule {
  public static let name = "unknown-project"
  public static let severity = Severity.warning

  public static func need(of record: VaultRecord) -> VaultNeed { record.needOfTasks }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard vault.index.mayLackProjects else { return }
    for place in record.tasks.indices {
      guard let title = record.tasks[place].project, let range = record.tasks[place].projectRange,
        !vault.index.hasProject(titled: title)
      else { continue }
      let nearest =
        linked(title, in: vault.index) ?? vault.projectTitles.nearest(to: title, limit: max(2, title.count / 4))
      let fix = nearest.map { nearest in
        let edit = TextEdit(replacing: range, with: FieldValue.quoted(nearest))
        return Fix(name: Told(CommonMessage.write(nearest)), isSafe: false, edits: [FileEdit(file: record.path, edit: edit)])
      }
      let help: any Message = nearest.map { CommonMessage.didYouMean($0) } ?? advice(on: title, in: vault.index)
      findings.add(at: range, UnknownProjectMessage.isNoProject(LintedFile.excerpt(title)), help: help, fix: fix)
    }
  }

  private static func advice(on title: String, in vault: VaultIndex) -> UnknownProjectMessage {
    beginning(of: title, in: vault).map { .onlyBeginningIs($0) } ?? .makeFile
  }

  /// The project that a link is to: `[[Thesis]]`, `[Thesis](thesis.md)`.
  private static func linked(_ title: String, in vault: VaultIndex) -> String? {
    guard let link = VaultLink(title) else { return nil }
    if case .title(let target) = link.target, let project = vault.project(titled: target) { return project.title }
    return vault.project(titled: link.words)?.title
  }

  /// The project that stands before a comma or a semicolon, where more was meant to be said than a title.
  private static func beginning(of title: String, in vault: VaultIndex) -> String? {
    title.indices.lazy.filter { title[$0] == "," || title[$0] == ";" }.prefix(8)
      .compactMap { vault.project(titled: String(title[..<$0]))?.title }.first
  }

  public static let example = RuleExample(
    found: """
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
      """
  )
}

/// What `unknown-project` says.
enum UnknownProjectMessage: Message {
  case isNoProject(String)
  /// The title of a project, with which the value begins.
  case onlyBeginningIs(String)
  case makeFile
}
