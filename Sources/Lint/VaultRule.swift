public import Vault

/// A rule that holds a file against the others of its vault. Outside of a vault it is silent (format, *The root*).
///
/// It sees the files as the vault remembers them, with the bytes of each, and not their outlines, so that a vault of any size
/// can be held against itself.
public protocol VaultRule: Rule {}

extension VaultRule {
  public static var looksAtVault: Bool { true }

  public static func check(_ file: LintedFile, _ findings: inout Findings) {}

  public static func need(of record: VaultRecord) -> VaultNeed { .all }
}

/// Which files of a vault a file is held against. Of large vaults most need not be read when one file is linted.
public enum VaultNeed: Comparable, Sendable {
  /// What the root says, and no other file.
  case root
  /// Besides, the files of the same kind; those of the same date where the file is a day of one.
  case namesakes
  case all
}

extension VaultRecord {
  /// What rules need that speak of the root alone.
  var needOfRoot: VaultNeed { name == VaultRoot.fileName ? .all : .root }

  /// What rules need that hold tasks against the projects that they name.
  var needOfTasks: VaultNeed { tasks.contains { $0.project != nil } ? .all : .root }
}
