public import Diagnostics
import Languages
import Outline
public import Vault

/// `several-lives`: more than one life may be that of the vault's owner.
public enum SeveralLives: VaultRule {
  public static let name = "several-lives"
  public static let severity = Severity.warning

  public static func need(of record: VaultRecord) -> VaultNeed { record.kind == .life ? .all : .root }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard record.kind == .life else { return }
    guard let others = vault.index.rivals(ofLife: record, most: ValueMessage.mostFiles) else { return }
    let path = record.name.contains(" ") ? "<\(record.name)>" : record.name
    findings.add(
      at: record.titleRange,
      SeveralLivesMessage.mayBeYours(others.first.map(\.path), of: others.count),
      help: SeveralLivesMessage.nameYours(path: path)
    )
  }

  public static let example = RuleExample(
    found: """
      ==> tidemark.md <==
      ---
      kind: vault
      ---

      # My Tidemark

      ==> lives/me.md <==
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ==> lives/mum.md <==
      ---
      kind: life
      born: 1958-02-03
      ---

      # Mum's life
      """,
    instead: """
      ==> tidemark.md <==
      ---
      kind: vault
      ---

      # My Tidemark

      ## Lives

      - [[My life in weeks]]
      - [[Mum's life]]

      ==> lives/me.md <==
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ==> lives/mum.md <==
      ---
      kind: life
      born: 1958-02-03
      ---

      # Mum's life
      """
  )
}

/// What `several-lives` says.
enum SeveralLivesMessage: Message {
  /// The first files of the other lives, and how many these are.
  case mayBeYours([String], of: Int)
  /// The path of a life, as a link has it.
  case nameYours(path: String)
}
