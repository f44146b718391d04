public import Diagnostics
import SourceText

/// `vanishing-text`: words that Markdown takes for a link reference definition and shows nowhere.
public enum VanishingText: Rule {
  public static let name = "vanishing-text"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .vanishingText) {
      let escape = file.fix(fixTitle, isSafe: true, TextEdit(insertingAt: range.lowerBound, "\\"))
      findings.add(at: range, message(file.quote(range)), help: help, fixes: [escape])
    }
  }

  public static let page = RulePage(
    summary: "Text that Markdown hides",
    explanation: """
      Finds `[word]: word` where it begins a paragraph or an item. Markdown reads it as a link reference definition \
      (CommonMark 0.30, section 4.7), which is shown nowhere. A definition with an address, a path or an anchor is left alone.
      """,
    reason: "The words are in the file and on no screen: neither Tidemark nor any other reader of Markdown shows them.",
    example: """
      [Idea]: sport

      - [x]: milk
      """,
    instead: """
      \\[Idea]: sport

      - [x] milk
      """,
    fix: "Writes a backslash before the bracket. Safe: the words stay as they are, and are seen."
  )

  // MARK: Messages

  private static func message(_ text: String) -> String { "\(text) reads as a link definition, so Markdown shows it nowhere" }
  private static let help = "write “\\[” instead of “[”, or take the colon away"
  private static let fixTitle = "Write a backslash before the bracket"
}
