public import Diagnostics
import Editing
import Languages
import Outline
import Reading
import SourceText
public import Vault

/// `unread-project`: a task of a day that names a project of the vault among its words, where no field names one.
public enum UnreadProject: VaultRule {
  public static let name = "unread-project"
  public static let severity = Severity.info

  public static func need(of record: VaultRecord) -> VaultNeed {
    record.tasks.contains { $0.projectAmongWords != nil } ? .all : .root
  }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    for place in record.tasks.indices {
      guard let named = record.tasks[place].projectAmongWords, let project = vault.index.project(titled: named.title) else {
        continue
      }
      let words = String(decoding: record.source.bytes[named.range], as: UTF8.self)
      findings.add(
        at: named.range,
        UnreadProjectMessage.isReadAsWords(LintedFile.excerpt(words)),
        help: UnreadProjectMessage.writeField(FieldValue.quoted(project.title))
      )
    }
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

      - [ ] Draft chapter 3 [[Thesis]]
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

      - [ ] Draft chapter 3 (project: Thesis)
      """
  )
}

/// What `unread-project` says.
enum UnreadProjectMessage: Message {
  case isReadAsWords(String)
  /// The title of the project, as the value of a field.
  case writeField(String)
}
