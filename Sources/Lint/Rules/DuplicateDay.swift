import Chronology
public import Diagnostics
import Languages
import Outline
public import Vault

/// `duplicate-day`: two files for one day.
public enum DuplicateDay: VaultRule {
  public static let name = "duplicate-day"
  public static let severity = Severity.warning

  public static func need(of record: VaultRecord) -> VaultNeed { record.date == nil ? .root : .namesakes }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard let date = record.date else { return }
    let others = vault.index.namesakes(of: record, most: ValueMessage.mostFiles)
    guard others.count > 0 else { return }
    let paths = others.first.map(\.path)
    let places = paths.map { RelatedPlace(file: $0) }
    let problem = DuplicateDayMessage.hasOtherFiles(date, files: paths, count: others.count)
    findings.add(at: record.titleRange, problem, help: DuplicateDayMessage.joinOrCorrect, places: places)
  }

  public static let example = RuleExample(
    found: """
      ==> days/2026-11-20.md <==
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      ==> days/friday.md <==
      ---
      kind: day
      ---

      # Friday 2026-11-20
      """,
    instead: """
      ==> days/2026-11-20.md <==
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      ==> days/2026-11-21.md <==
      ---
      kind: day
      ---

      # 2026-11-21 Saturday
      """
  )
}

/// What `duplicate-day` says.
enum DuplicateDayMessage: Message {
  /// A day, some of its other files, and how many there are.
  case hasOtherFiles(CivilDate, files: [String], count: Int)
  case joinOrCorrect
}
