public import Diagnostics
import Import
import Outline
import SourceText

/// `unknown-box`: a box with a character that means nothing.
public enum UnknownBox: Rule {
  public static let name = "unknown-box"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .unknownBox) {
      let mark = file.source.string(in: range.lowerBound + 1..<range.upperBound - 1)
      guard let meant = BoxMark(mark) else {
        findings.add(at: range, message(file.quote(range)), help: help)
        continue
      }
      let box = meant.state.text
      findings.add(
        at: range,
        message(file.quote(range)),
        help: help(box, meant),
        fix: file.fix("Write “\(box)”", isSafe: false, TextEdit(replacing: range, with: box))
      )
    }
  }

  public static let page = RulePage(
    summary: "A box with a character that means nothing",
    explanation: "Finds a box with a character other than a space, `x` or `-`. It is kept as it is, and its state is unknown.",
    reason: "An item of unknown state is neither open nor done: it is in no count of either.",
    example: "- [?] Rent a car",
    instead: "- [ ] Rent a car?",
    fix: "Writes the state that is nearest to what the character means in other programs. Unsafe: the box says less then."
  )

  // MARK: Messages

  private static func message(_ box: String) -> String { "\(box) is neither open nor done nor dropped" }

  private static func help(_ box: String, _ meant: BoxMark) -> String {
    meant.isState ? "did you mean “\(box)”?" : "write “\(box)”, and say in words that it is \(meant.meaning)"
  }

  private static let help = "write “[ ]” for open, “[x]” for done or “[-]” for dropped"
}
