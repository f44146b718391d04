public import Diagnostics
import Languages
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
    findings.add(
      at: kind.valueRange.isEmpty ? kind.nameRange : kind.valueRange,
      MissingBornMessage.hasNoBorn,
      help: MissingBornMessage.addBorn
    )
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
}

/// What `missing-born` says.
enum MissingBornMessage: Message {
  case hasNoBorn
  case addBorn
}
