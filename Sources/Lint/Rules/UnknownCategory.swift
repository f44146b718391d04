public import Diagnostics
import Languages
import Outline
import Reading
import SourceText
public import Vault

/// `unknown-category`: a category that is neither built in nor a line of the vault.
public enum UnknownCategory: VaultRule {
  public static let name = "unknown-category"
  public static let severity = Severity.warning

  public static func need(of record: VaultRecord) -> VaultNeed { .root }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard !record.categories.isEmpty else { return }
    // Many activities have one category.
    var nearest: [String: String?] = [:]
    for (name, range) in record.categories where !vault.index.hasCategory(name, for: record.kind) {
      // Only here, as most categories are known.
      let known = vault.categories(for: record.kind)
      let meant = nearest[name] ?? known.nearest(to: name, limit: max(2, name.count / 4))
      nearest[name] = .some(meant)
      let fix = meant.map { meant in
        let edit = TextEdit(replacing: range, with: written(meant, in: record))
        return Fix(name: Told(CommonMessage.write(meant)), isSafe: false, edits: [FileEdit(file: record.path, edit: edit)])
      }
      let help: any Message = meant.map { CommonMessage.didYouMean($0) } ?? advice(known.words)
      findings.add(at: range, UnknownCategoryMessage.isNoCategory(LintedFile.excerpt(name)), help: help, fix: fix)
    }
  }

  /// How many categories an advice names.
  private static let mostNamed = 8

  private static func advice(_ known: [String]) -> UnknownCategoryMessage {
    known.count <= mostNamed ? .writeOneOf(known) : .writeAnother
  }

  /// A name as the value of a property of a ritual, or of a field of an activity.
  private static func written(_ name: String, in record: VaultRecord) -> String {
    guard record.kind == .ritual else { return FieldValue.quoted(name) }
    let isPlain = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return isPlain ? name : "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  public static let example = RuleExample(
    found: """
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
      """
  )
}

/// What `unknown-category` says.
enum UnknownCategoryMessage: Message {
  case isNoCategory(String)
  /// The categories that there are.
  case writeOneOf([String])
  /// The same where there are too many to be named.
  case writeAnother
}
