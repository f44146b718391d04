public import Diagnostics
import Outline
public import Vault

/// `unclaimed-folder`: a folder of daily notes that no setting of the vault names.
public enum UnclaimedFolder: VaultRule {
  public static let name = "unclaimed-folder"
  public static let severity = Severity.info

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard record.name == VaultRoot.fileName, let root = record.root else { return }
    for (folder, count) in vault.datedNotes.several {
      let setting = DayFolders.setting(root.folders.days + [folder])
      findings.add(at: record.kindRange ?? record.titleRange, message(folder, count), help: help(setting))
    }
  }

  public static let page = RulePage(
    summary: "A folder of daily notes that no setting mentions",
    explanation: """
      Finds a folder of the vault with three or more Markdown files that are named by dates and are left alone as notes, because \
      they say no kind and no setting names the folder; one is enough in a folder that is called `days`, `daily`, `journal`, \
      `diary` or the like. Folders of years and months, as `journal/2026/11`, count as the one that \
      they lie in.
      """,
    reason: "No view shows what is written in them, and nothing else says so.",
    example: """
      ==> tidemark.md <==
      ---
      kind: vault
      ---

      # My Tidemark

      ==> journal/2026-11-18.md <==
      - 08:00 - 08:30 Run

      ==> journal/2026-11-19.md <==
      - 08:00 - 08:30 Run

      ==> journal/2026-11-20.md <==
      - 08:00 - 08:30 Run
      """,
    instead: """
      ==> tidemark.md <==
      ---
      kind: vault
      days: journal
      ---

      # My Tidemark

      ==> journal/2026-11-18.md <==
      - 08:00 - 08:30 Run

      ==> journal/2026-11-19.md <==
      - 08:00 - 08:30 Run

      ==> journal/2026-11-20.md <==
      - 08:00 - 08:30 Run
      """
  )

  // MARK: Messages

  private static func message(_ folder: String, _ count: Int) -> String {
    let place = folder == "." ? "in the folder of the vault itself" : "in \(LintedFile.quote(folder))"
    return count == 1
      ? "1 file \(place) is named by a date, and is left alone as a note"
      : "\(count) files \(place) are named by dates, and are left alone as notes"
  }
  private static func help(_ setting: String) -> String {
    "write “\(setting)” here if they are days; “kind: note” in a file says that it is not one"
  }
}
