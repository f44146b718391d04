public import Diagnostics
import Languages
import Outline
import SourceText

/// `unclosed-group`: fields whose bracket does not close.
public enum UnclosedGroup: Rule {
  public static let name = "unclosed-group"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let ranges = file.ranges(of: .unclosedGroup)
    guard !ranges.isEmpty else { return }
    let index = file.headlines
    let fields = file.newFields(index)
    for range in ranges {
      let mended = index[range.lowerBound].flatMap { closing(range, $0, fields, in: file) }
      let problem = UnclosedGroupMessage.doesNotClose(file.excerpt(range))
      findings.add(at: range, problem, help: UnclosedGroupMessage.closeAfterLastField, fix: mended)
    }
  }

  /// A bracket in the lines below a headline that has its fields would be closed in the wrong place.
  private static func closing(
    _ range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile
  ) -> Fix? {
    guard range.upperBound <= entry.headline.range.upperBound, !fields.isCrowded(entry.headline),
      let meant = file.document.meantFields(between: range.lowerBound + 1..<range.upperBound),
      fields.accept(meant.map { NewFields.Draft(key: $0.key, value: file.document.value(of: $0)) }, at: range, in: entry)
    else { return nil }
    return file.fix(UnclosedGroupMessage.closeAtEnd, isSafe: true, TextEdit(insertingAt: range.upperBound, ")"))
  }

  public static let example = RuleExample(
    found: "- [ ] Book the room (due: 2026-12-01",
    instead: "- [ ] Book the room (due: 2026-12-01)"
  )
}

/// What `unclosed-group` says.
enum UnclosedGroupMessage: Message {
  case doesNotClose(String)
  case closeAfterLastField
  case closeAtEnd
}
