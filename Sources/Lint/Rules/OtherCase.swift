public import Diagnostics
import Languages
import Outline
import SourceText

/// `other-case`: a tag or a category that differs from another of its file by upper and lower case alone.
public enum OtherCase: Rule {
  public static let name = "other-case"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let document = file.document
    var tagRanges: [Range<Int>] = []
    let items = document.items
    for index in items.indices where !items[index].headline.tagRanges.isEmpty { tagRanges += items[index].headline.tagRanges }
    check(tagRanges, OtherCaseMessage.isTag, in: file, &findings)
    guard document.kind == .activities || document.kind == .vault else { return }
    let fields = items.compactMap { $0.field(.category)?.valueRange }
    let lines = items.filter { $0.headline.places.contains(.category) }.map(\.headline.textRange)
    check(fields + lines, OtherCaseMessage.isCategory, in: file, &findings)
  }

  /// In small letters alone nothing differs.
  private static func check(
    _ ranges: [Range<Int>],
    _ problem: (String, String) -> OtherCaseMessage,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let bytes = file.source.bytes
    guard ranges.count > 1, ranges.contains(where: { range in bytes[range].contains { $0 &- 0x41 < 26 || $0 >= 0x80 } }) else {
      return
    }
    var first: [String: String] = [:]
    for range in ranges {
      let written = file.text(range)
      guard let other = first[written.lowercased()] else {
        first[written.lowercased()] = written
        continue
      }
      guard other != written else { continue }
      findings.add(
        at: range,
        problem(LintedFile.excerpt(written), LintedFile.excerpt(other)),
        help: OtherCaseMessage.writeSame(other),
        fix: file.fix(CommonMessage.write(other), isSafe: false, TextEdit(replacing: range, with: other))
      )
    }
  }

  public static let example = RuleExample(
    found: """
      - Sand the chair #Craft
      - Oil the table #craft
      """,
    instead: """
      - Sand the chair #craft
      - Oil the table #craft
      """
  )
}

/// What `other-case` says.
enum OtherCaseMessage: Message {
  case isTag(String, writtenAbove: String)
  case isCategory(String, writtenAbove: String)
  case writeSame(String)
}
