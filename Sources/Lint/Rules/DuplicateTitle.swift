public import Diagnostics
import Languages
import Outline
public import Vault

/// `duplicate-title`: two documents of one kind with one title.
public enum DuplicateTitle: VaultRule {
  public static let name = "duplicate-title"
  public static let severity = Severity.warning

  public static func need(of record: VaultRecord) -> VaultNeed { record.kind.traits.identity == .title ? .namesakes : .root }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard record.kind.traits.identity == .title else { return }
    let others = vault.index.namesakes(of: record, most: ValueMessage.mostFiles)
    guard others.count > 0 else { return }
    let paths = others.first.map(\.path)
    let places = paths.map { RelatedPlace(file: $0) }
    let problem = DuplicateTitleMessage.isTitleOf(LintedFile.excerpt(record.title), files: paths, count: others.count)
    findings.add(at: record.titleRange, problem, help: DuplicateTitleMessage.giveTitle, places: places)
  }

  public static let example = RuleExample(
    found: """
      ==> projects/thesis.md <==
      ---
      kind: project
      ---

      # Thesis

      ==> projects/old.md <==
      ---
      kind: project
      ---

      # Thesis
      """,
    instead: """
      ==> projects/thesis.md <==
      ---
      kind: project
      ---

      # Thesis

      ==> projects/old.md <==
      ---
      kind: project
      ---

      # Thesis, first try
      """
  )
}

/// What `duplicate-title` says.
enum DuplicateTitleMessage: Message {
  /// A title, some of the files that have it, and how many have it.
  case isTitleOf(String, files: [String], count: Int)
  case giveTitle
}
