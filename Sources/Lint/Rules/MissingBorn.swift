public import Diagnostics
import Outline
import SourceText

/// `missing-born`: a life without a day of birth.
public enum MissingBorn: Rule {
  public static let name = "missing-born"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    // Without entries the front matter could not be read, which is said elsewhere; so is a wrong date.
    guard file.document.kind == .life, let kind = file.document.properties[.kind], file.document.properties[.born] == nil else {
      return
    }
    findings.add(at: kind.valueRange.isEmpty ? kind.nameRange : kind.valueRange, message, help: help)
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: life
      ---

      # My life in weeks
      """,
    instead: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks
      """
  )

  // MARK: Messages

  private static let message = "this life has no day of birth to count its weeks from"
  private static let help = "add a line like “born: 1990-06-14” to the front matter"
}
