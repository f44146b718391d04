public import Diagnostics
import Languages
import Outline
package import SourceText

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
      findings.add(
        at: bare.fenceRange ?? bare.kindRange,
        bare.fenceRange.map { LateFrontMatterMessage.isNoFence(file.excerpt($0)) } ?? .hasNoFence(file.excerpt(bare.kindRange)),
        help: LateFrontMatterMessage.writeFences,
        fixes: [opening(file.fix(LateFrontMatterMessage.fence, isSafe: true, bare.edits(file.source)))]
      )
    }
    for (before, range) in problems {
      if file.text(before).isEmpty {
        let delete = file.fix(LateFrontMatterMessage.deleteBlankLines, isSafe: true, TextEdit(deleting: before))
        findings.add(
          at: range,
          LateFrontMatterMessage.isBelowBlankLine,
          help: LateFrontMatterMessage.deleteBlankLinesAbove,
          fixes: [opening(delete)]
        )
      } else {
        findings.add(at: range, LateFrontMatterMessage.isBelowComment, help: LateFrontMatterMessage.moveComment)
      }
    }
  }

  /// Whether the first lines of a file that has no front matter are properties, be it behind another fence.
  package static func speaks(ofTextWithoutIt source: SourceText) -> Bool { BareProperties(of: source, below: 0..<0) != nil }

  private static func opening(_ fix: Fix) -> Fix {
    var fix = fix
    fix.opensFile = true
    return fix
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
}

/// What `late-front-matter` says.
enum LateFrontMatterMessage: Message {
  case isBelowBlankLine
  case deleteBlankLinesAbove
  case deleteBlankLines
  case isBelowComment
  case moveComment
  /// `“kind: page” is not read, because there is no “---” above it`
  case hasNoFence(String)
  /// `“+++” does not begin front matter, so the properties below it are not read`
  case isNoFence(String)
  case writeFences
  case fence
}
