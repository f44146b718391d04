public import Diagnostics
import Languages
import Outline
import SourceText

/// `accidental-heading`: a lone `-` or `=`, or a rule, below a text, which makes a heading of it.
public enum AccidentalHeading: Rule {
  public static let name = "accidental-heading"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    var ranges = file.ranges(of: .accidentalHeading)
    for section in file.document.sections {
      guard let heading = section.heading, heading.isSetext, heading.level == 2 else { continue }
      if let underline = ruleMeant(by: heading, in: file) { ranges.append(underline) }
    }
    guard !ranges.isEmpty else { return }
    // The line below front matter that does not begin; `late-front-matter` tells of that.
    let bare = BareProperties(of: file.source, below: file.document.properties.lines)
    for range in ranges where file.source.line(at: range.lowerBound) != bare?.end { add(range, in: file, &findings) }
  }

  private static func add(_ range: Range<Int>, in file: LintedFile, _ findings: inout Findings) {
    let line = file.source.line(at: range.lowerBound)
    let part = TextEdit(insertingAt: file.source.start(ofLine: line), file.source.lineEnding)
    findings.add(
      at: range,
      AccidentalHeadingMessage.makesHeading(
        file.excerpt(range),
        of: file.excerpt(file.source.contentRange(ofLine: max(line - 1, 0)))
      ),
      help: AccidentalHeadingMessage.separate,
      fix: file.fix(AccidentalHeadingMessage.insertBlankLine, isSafe: false, part)
    )
  }

  /// The dashes below a heading that were rather meant as a rule: below several lines; or, in a file that marks its sections with
  /// `#`, below words more than twice as long.
  private static func ruleMeant(by heading: Heading, in file: LintedFile) -> Range<Int>? {
    let content = file.source.contentRange(ofLine: heading.lines.upperBound - 1)
    let range = content.lowerBound..<(content.last { file.source.bytes[$0] == UInt8(ascii: "-") } ?? content.lowerBound) + 1
    guard range.count > 2 else { return nil }
    if heading.lines.count > 2 { return range }
    let words = file.source.bytes[heading.headline.range]
    guard words.count > 2 * range.count, words.contains(0x20) else { return nil }
    let isMarked = file.document.sections.contains { section in
      section.heading.map { !$0.isSetext } ?? false || section.groups.contains { !$0.heading.isSetext }
    }
    // A day has hardly a section, and three dashes are a rule to who writes it.
    return isMarked || (file.document.kind == .day && range.count == 3) ? range : nil
  }

  public static let example = RuleExample(
    found: """
      Call the bank about the card
      -
      """,
    instead: """
      Call the bank about the card

      -
      """
  )
}

/// What `accidental-heading` says.
enum AccidentalHeadingMessage: Message {
  /// A line, and the text above it.
  case makesHeading(String, of: String)
  case separate
  case insertBlankLine
}
