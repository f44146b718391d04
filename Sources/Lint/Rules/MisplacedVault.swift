public import Diagnostics
import Languages
import Outline

/// `misplaced-vault`: the root of a vault in a file of another name, or another kind of file in its place.
public enum MisplacedVault: Rule {
  public static let name = "misplaced-vault"
  public static let severity = Severity.warning
  public static let looksAtNotes = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let isRoot = file.path == rootName || file.path.hasSuffix("/\(rootName)")
    let properties = file.document.properties
    guard let kind = file.document.kind else {
      // Without a kind it is somebody's note, unless it has settings.
      guard isRoot, !MisspelledKind.speaks(of: file),
        let setting = properties.entries.first(where: { $0.key?.kinds == [.vault] })
      else { return }
      return findings.add(at: setting.nameRange, MisplacedVaultMessage.hasNoKind, help: MisplacedVaultMessage.writeKind)
    }
    // Standard input has no name that could be wrong.
    guard isRoot != (kind == .vault), case let fileName = String(file.path.split(separator: "/").last ?? ""),
      fileName.contains("."), let range = properties[.kind]?.valueRange
    else { return }
    findings.add(
      at: range,
      isRoot ? MisplacedVaultMessage.isOfOtherKind(kind) : .hasOtherName(LintedFile.excerpt(fileName)),
      help: isRoot ? MisplacedVaultMessage.writeKindOrRename : .renameOrWriteKind
    )
  }

  private static let rootName = "tidemark.md"

  public static let example = RuleExample(
    found: """
      ---
      kind: vault
      week-starts: sunday
      ---

      # My Tidemark
      """,
    instead: """
      ---
      kind: page
      ---

      # My Tidemark
      """
  )
}

/// What `misplaced-vault` says.
enum MisplacedVaultMessage: Message {
  case hasOtherName(String)
  case renameOrWriteKind
  case isOfOtherKind(DocumentKind)
  case writeKindOrRename
  case hasNoKind
  case writeKind
}
