public import Diagnostics
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
      return findings.add(at: setting.nameRange, noKindMessage, help: noKindHelp)
    }
    // Standard input has no name that could be wrong.
    guard isRoot != (kind == .vault), case let fileName = String(file.path.split(separator: "/").last ?? ""),
      fileName.contains("."), let range = properties[.kind]?.valueRange
    else { return }
    findings.add(
      at: range,
      isRoot ? otherKindMessage(kind) : otherNameMessage(fileName),
      help: isRoot ? otherKindHelp : otherNameHelp
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

  // MARK: Messages

  private static func otherNameMessage(_ fileName: String) -> String {
    "the root of a vault is called “tidemark.md”, so the settings and lists of \(LintedFile.quote(fileName)) are ignored"
  }
  private static let otherNameHelp = "rename the file, or write another kind"

  private static func otherKindMessage(_ kind: DocumentKind) -> String {
    "“tidemark.md” is the root of a vault, but its kind is “\(kind.rawValue)”, so no settings are read from it"
  }
  private static let otherKindHelp = "write “kind: vault”, or rename the file"

  private static let noKindMessage = "“tidemark.md” has settings, but no kind, so they are not read"
  private static let noKindHelp = "write “kind: vault” above them"
}
