public import Diagnostics
import Languages
import Outline
import SourceText

/// `second-title`: a heading of the first level after the title.
public enum SecondTitle: Rule {
  public static let name = "second-title"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let sections = file.document.sections
    for index in sections.indices where sections[index].heading?.level == 1 {
      // A heading without words, or one by accident, is another rule's affair.
      guard let heading = sections[index].heading, !heading.headline.textRange.isEmpty, let lower = lowering(heading, in: file)
      else { continue }
      findings.add(
        at: heading.headline.textRange,
        SecondTitleMessage.readsAsSection(file.excerpt(heading.headline.textRange)),
        help: heading.isSetext ? SecondTitleMessage.underlineOrMove : .writeSignsOrMove,
        fixes: [lower]
      )
    }
  }

  /// Makes a heading of the second level of it: `##`, or an underline of `-`.
  private static func lowering(_ heading: Heading, in file: LintedFile) -> Fix? {
    let source = file.source
    guard heading.isSetext else {
      let line = source.contentRange(ofLine: heading.lines.lowerBound)
      return line.first { source.bytes[$0] == UInt8(ascii: "#") }
        .map { file.fix(CommonMessage.write("##"), isSafe: true, TextEdit(insertingAt: $0, "#")) }
    }
    let line = source.contentRange(ofLine: heading.lines.upperBound - 1)
    let marks = line.filter { source.bytes[$0] == UInt8(ascii: "=") }
    guard let first = marks.first, let last = marks.last, marks.count > 2 else { return nil }
    let underline = String(repeating: "-", count: marks.count)
    return file.fix(SecondTitleMessage.underline, isSafe: true, TextEdit(replacing: first..<last + 1, with: underline))
  }

  public static let example = RuleExample(
    found: """
      # Ideas

      - Sport
      """,
    instead: """
      ## Ideas

      - Sport
      """
  )
}

/// What `second-title` says.
enum SecondTitleMessage: Message {
  case readsAsSection(String)
  case writeSignsOrMove
  /// What to do with a heading that has a line of `=` below it.
  case underlineOrMove
  case underline
}
