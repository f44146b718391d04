public import Diagnostics
import Outline
public import Vault

/// `several-lives`: more than one life may be that of the vault's owner.
public enum SeveralLives: VaultRule {
  public static let name = "several-lives"
  public static let severity = Severity.warning

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard record.kind == .life else { return }
    guard let others = vault.index.rivals(ofLife: record, most: ValueMessage.mostFiles) else { return }
    findings.add(at: record.titleRange, message(others.first.map(\.path), others.count), help: help(record))
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

  // MARK: Messages

  private static func message(_ others: [String], _ count: Int) -> String {
    "this may be your life, and so may \(count == 1 ? "another" : "others"): \(ValueMessage.files(others, of: count))"
  }

  private static func help(_ record: VaultRecord) -> String {
    let path = record.name.contains(" ") ? "<\(record.name)>" : record.name
    return
      "name yours first in tidemark.md, in a line such as “- [Mine](\(path))” in a section Lives, or put it beside tidemark.md"
  }
}
