public import Diagnostics
import Outline
import Reading
import SourceText
public import Vault

/// `unknown-category`: a category that is neither built in nor a line of the vault.
public enum UnknownCategory: VaultRule {
  public static let name = "unknown-category"
  public static let severity = Severity.warning

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard !record.categories.isEmpty else { return }
    let known = vault.categories(for: record.kind)
    // Many activities have one category.
    var nearest: [String: String?] = [:]
    for (name, range) in record.categories where !vault.index.hasCategory(name, for: record.kind) {
      let meant = nearest[name] ?? known.nearest(to: name, limit: max(2, name.count / 4))
      nearest[name] = .some(meant)
      let fix = meant.map { meant in
        let edit = TextEdit(replacing: range, with: written(meant, in: record))
        return Fix(title: fixTitle(meant), isSafe: false, edits: [FileEdit(file: record.path, edit: edit)])
      }
      findings.add(at: range, message(name), help: meant.map(help) ?? general(known.words), fix: fix)
    }
  }

  /// A name as the value of a property of a ritual, or of a field of an activity.
  private static func written(_ name: String, in record: VaultRecord) -> String {
    guard record.kind == .ritual else { return FieldValue.quoted(name) }
    let isPlain = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return isPlain ? name : "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  public static let page = RulePage(
    summary: "A category that does not exist",
    explanation: """
      Finds `category` of a ritual or an activity with a name that is neither built in for its kind nor a line of *Categories* \
      in the root of the vault. Rituals have Health, Productivity, Mindfulness and Self-Care; activities have Hobby, Health, \
      Career and Education. Upper and lower case do not count.
      """,
    reason: "With a mistyped name the ritual or activity is alone in a category of its own, without a color.",
    example: """
      ==> tidemark.md <==
      ---
      kind: vault
      ---

      # My Tidemark

      ==> rituals/hydration.md <==
      ---
      kind: ritual
      category: Heath
      ---

      # Morning Hydration
      """,
    instead: """
      ==> tidemark.md <==
      ---
      kind: vault
      ---

      # My Tidemark

      ==> rituals/hydration.md <==
      ---
      kind: ritual
      category: Health
      ---

      # Morning Hydration
      """,
    fix: "Writes the category with the nearest name. Unsafe: you may mean another one, or one that you will add."
  )

  // MARK: Messages

  private static func message(_ name: String) -> String { "\(LintedFile.quote(name)) is not a category of this vault" }
  private static func help(_ nearest: String) -> String { "did you mean “\(nearest)”?" }
  private static func general(_ known: [String]) -> String {
    let most = 8
    return known.count <= most
      ? "write \(ValueMessage.list(known)), or add a line for it to “Categories” in tidemark.md"
      : "write the name of another, or add a line for it to “Categories” in tidemark.md"
  }
  private static func fixTitle(_ nearest: String) -> String { "Write “\(nearest)”" }
}
