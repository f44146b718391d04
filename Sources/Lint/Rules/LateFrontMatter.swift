public import Diagnostics
import Outline
import SourceText

/// `late-front-matter`: properties that do not begin on the first line.
public enum LateFrontMatter: Rule {
  public static let name = "late-front-matter"
  public static let severity = Severity.warning
  public static let looksAtNotes = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.problems { kind -> Range<Int>? in
      if case .frontMatterLate(let before) = kind { before } else { nil }
    }
    if problems.isEmpty, let bare = BareProperties(of: file.source, below: file.document.properties.lines) {
      let fence = bare.fenceRange.map(file.quote)
      findings.add(
        at: bare.fenceRange ?? bare.kindRange,
        fence.map(fenceMessage) ?? bareMessage(file.quote(bare.kindRange)),
        help: fence == nil ? bareHelp : fenceHelp,
        fixes: [opening(file.fix(bareTitle, isSafe: true, bare.edits(file.source)))]
      )
    }
    for (before, range) in problems {
      if file.text(before).isEmpty {
        let delete = file.fix(fixTitle, isSafe: true, TextEdit(deleting: before))
        findings.add(at: range, blankMessage, help: blankHelp, fixes: [opening(delete)])
      } else {
        findings.add(at: range, commentMessage, help: commentHelp)
      }
    }
  }

  public static let example = RuleExample(
    found: """

      ---
      kind: page
      ---

      # Page
      """,
    instead: """
      ---
      kind: page
      ---

      # Page
      """
  )

  // MARK: Messages

  private static let blankMessage = "front matter below a blank line is not read"
  private static let blankHelp = "delete the blank lines above it: front matter begins on the first line of the file"
  private static let commentMessage = "front matter below a comment is not read"
  private static let commentHelp = "move the comment below the closing line: front matter begins on the first line of the file"
  private static let fixTitle = "Delete the blank lines"

  private static func opening(_ fix: Fix) -> Fix {
    var fix = fix
    fix.opensFile = true
    return fix
  }
  private static func bareMessage(_ kind: String) -> String { "\(kind) is not read, because there is no “---” above it" }
  private static func fenceMessage(_ fence: String) -> String {
    "\(fence) does not begin front matter, so the properties below it are not read"
  }
  private static let fenceHelp = "write “---” as the first line of the file, and again below the properties"
  private static let bareHelp = "write “---” as the first line of the file, and again below the properties"
  private static let bareTitle = "Write “---” around the properties"
}
