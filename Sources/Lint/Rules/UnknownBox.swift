public import Diagnostics
import Outline

/// `unknown-box`: a box with a character that means nothing.
public enum UnknownBox: Rule {
  public static let name = "unknown-box"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .unknownBox) {
      let mark = file.source.string(in: range.lowerBound + 1..<range.upperBound - 1)
      findings.add(at: range, message(file.quote(range)), help: meant(by: mark).map { "did you mean “\($0)”?" } ?? help)
    }
  }

  /// What other signs for the same state mean.
  private static func meant(by mark: String) -> String? {
    switch mark {
    case "✓", "✔", "✔️", "✅", "☑", "√", "v", "V", "*", "y", "Y": "[x]"
    case "~", "–", "—", "_": "[-]"
    case ".": "[ ]"
    default: nil
    }
  }

  public static let page = RulePage(
    summary: "A box with a character that means nothing",
    explanation: "Finds a box with another character than a space, `x` or `-`. It is kept as it is, and its state is unknown.",
    reason: "An item of unknown state is neither open nor done: it is in no count of either.",
    example: "- [?] Rent a car",
    instead: "- [ ] Rent a car?"
  )

  // MARK: Messages

  private static func message(_ box: String) -> String { "\(box) is neither open nor done nor dropped" }
  private static let help = "write “[ ]” for open, “[x]” for done or “[-]” for dropped"
}
