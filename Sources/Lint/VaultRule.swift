/// A rule that holds a file against the others of its vault. Outside of a vault it is silent (format, *The root*).
///
/// It sees the files as the vault remembers them, with the bytes of each, and not their outlines, so that a vault of any size
/// can be held against itself.
public protocol VaultRule: Rule {}

extension VaultRule {
  public static var looksAtVault: Bool { true }

  public static func check(_ file: LintedFile, _ findings: inout Findings) {}
}
