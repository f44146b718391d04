public import Diagnostics
import Outline
import SourceText

/// `unknown-key`: a word before a colon, in a group of fields, that is no key.
public enum UnknownKey: Rule {
  public static let name = "unknown-key"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for (_, range) in file.readingProblems({ $0 == .unknownKey ? true : nil }) {
      let nearest = nearestWord(to: file.text(range), in: FieldKey.allCases.map(\.rawValue))
      let rename = nearest.map { key in
        file.fix("Write “\(key)”", isSafe: false, TextEdit(replacing: range, with: key))
      }
      findings.add(
        at: range,
        "\(file.quote(range)) is not a key",
        help: nearest.map { "did you mean “\($0)”?" } ?? help,
        fixes: rename.map { [$0] } ?? []
      )
    }
  }

  public static let page = RulePage(
    summary: "A field whose key is not known",
    explanation: """
      Finds a word before a colon, in a group that has at least one known key, that is no key itself. The field is kept and \
      means nothing.
      """,
    reason: "A mistyped key looks right, and what it says is not heeded.",
    example: "- [ ] Book room (due: 2026-12-01, priorty: high)",
    instead: "- [ ] Book room (due: 2026-12-01, priority: high)",
    fix: "Writes the nearest key. Unsafe: the word may be meant as it is."
  )

  // MARK: Messages

  private static let help = "take it out of the brackets if it is part of the words; `tidemark spec 6` lists the keys"
}
