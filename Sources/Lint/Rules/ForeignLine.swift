public import Diagnostics
import Import
import Languages
import Outline
import SourceText

/// `foreign-line`: a task as another program writes it.
public enum ForeignLine: Rule {
  public static let name = "foreign-line"
  public static let severity = Severity.warning
  public static let looksAtForeignLines = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    ForeignLineFindings.add(file.foreignLines.filter { !$0.isLikely }, in: file, problem, &findings)
  }

  public static let example = RuleExample(
    found: "- [ ] Pay the rent 🔼 📅 2026-12-31",
    instead: "- [ ] Pay the rent (due: 2026-12-31, priority: medium)"
  )

  // MARK: Messages

  private static func problem(_ signs: ToldSigns, _ draft: LineDraft) -> ForeignLineMessage {
    signs.count == 1 ? .isSign(signs, of: draft.programs) : .areSigns(signs, of: draft.programs)
  }
}

/// What `foreign-line` says besides what all lines of other programs have in common (`ForeignLineFindings`).
enum ForeignLineMessage: Message {
  /// A sign, and the programs that have it.
  case isSign(ToldSigns, of: [String])
  case areSigns(ToldSigns, of: [String])
}
