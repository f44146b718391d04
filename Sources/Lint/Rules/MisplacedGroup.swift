public import Diagnostics
import Editing
import Languages
import Outline
import SourceText

/// `misplaced-group`: fields that do not end the headline.
public enum MisplacedGroup: Rule {
  public static let name = "misplaced-group"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    checkHeadings(file, &findings)
    let ranges = file.ranges(of: .misplacedGroup)
    guard !ranges.isEmpty else { return }
    let index = file.headlines
    let fields = file.newFields(index)
    for range in ranges {
      let entry = index[range.lowerBound].flatMap { fields.isCrowded($0.headline) ? nil : $0 }
      let mended = entry.flatMap { move(range, $0, fields, in: file) }
      let double = entry.flatMap { keyWrittenTwice(range, $0, in: file) }
      findings.add(
        at: range,
        MisplacedGroupMessage.isReadAsWords(file.excerpt(range)),
        help: double.map { MisplacedGroupMessage.keepOne($0) } ?? .move,
        fix: mended
      )
    }
  }

  /// Tags after the fields of a heading, which are no part of its title, and its id, which tells nothing apart.
  private static func checkHeadings(_ file: LintedFile, _ findings: inout Findings) {
    if let title = file.document.title { check(title.headline, isArc: false, in: file, &findings) }
    for section in file.document.sections {
      if let heading = section.heading { check(heading.headline, isArc: section.role == .arc, in: file, &findings) }
      for group in section.groups { check(group.heading.headline, isArc: false, in: file, &findings) }
    }
  }

  /// The headline of a heading, which in most files has neither tags nor an id.
  private static func check(_ headline: Headline, isArc: Bool, in file: LintedFile, _ findings: inout Findings) {
    let tags = headline.tagRanges.filter { $0.lowerBound >= headline.textRange.upperBound }
    for (place, tag) in tags.enumerated() {
      let mended = place == 0 && !isArc ? moveBeforeFields(tags, of: headline, in: file) : nil
      let problem = MisplacedGroupMessage.isNoPartOfTitle(file.excerpt(tag))
      let advice: MisplacedGroupMessage = isArc ? .writeBelowHeading : .writeBeforeFields
      findings.add(at: tag, problem, help: advice, fix: mended)
    }
    if let id = headline.idRange {
      let range = id.lowerBound - 1..<id.upperBound
      let problem = MisplacedGroupMessage.isNoIdentifier(file.excerpt(range))
      findings.add(at: range, problem, help: MisplacedGroupMessage.deleteIdentifier)
    }
  }

  /// Nil where there is no title that the tags could end.
  private static func moveBeforeFields(_ tagRanges: [Range<Int>], of headline: Headline, in file: LintedFile) -> Fix? {
    let words = headline.textRange
    guard !words.isEmpty else { return nil }
    let written = tagRanges.map { " " + file.source.string(in: $0) }.joined()
    let cuts = tagRanges.map { tag -> TextEdit in
      var start = tag.lowerBound
      while start > words.upperBound, file.source.bytes[start - 1] == 0x20 { start -= 1 }
      return TextEdit(replacing: start..<tag.upperBound, with: "")
    }
    let edits = [TextEdit(insertingAt: words.upperBound, written)] + cuts
    return file.fix(MisplacedGroupMessage.writeTagsBeforeFields, isSafe: false, edits)
  }

  private static func move(
    _ range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile
  ) -> Fix? {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    let headline = entry.headline
    let cut = HeadlineEdit.withSigns(round: range, of: headline, in: file.source)
    guard let meant = file.document.meantFields(between: inner), let end = HeadlineEdit.end(of: headline, in: file.source),
      HeadlineEdit.canTakeOut(cut, of: headline, in: file.source),
      fields.accept(meant.map { NewFields.Draft(key: $0.key, value: file.document.value(of: $0)) }, at: range, in: entry)
    else { return nil }
    return file.fix(
      MisplacedGroupMessage.moveToEnd,
      isSafe: true,
      HeadlineEdit.move(cut, as: file.text(range), to: end, in: file.source)
    )
  }

  /// A key of the group that the headline has already.
  private static func keyWrittenTwice(_ range: Range<Int>, _ entry: HeadlineIndex.Entry, in file: LintedFile) -> String? {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    return file.document.meantFields(between: inner)?.compactMap(\.key).first { entry.field($0) != nil }?.rawValue
  }

  public static let example = RuleExample(
    found: "- [ ] Book (due: 2026-12-01) the room",
    instead: "- [ ] Book the room (due: 2026-12-01)"
  )
}

/// What `misplaced-group` says.
enum MisplacedGroupMessage: Message {
  case isReadAsWords(String)
  case move
  /// What to do about a key that the headline has already.
  case keepOne(String)
  case moveToEnd

  /// A tag after the fields of a heading.
  case isNoPartOfTitle(String)
  case writeBeforeFields
  /// What to do with a tag of an arc.
  case writeBelowHeading
  case writeTagsBeforeFields
  /// The id of a heading.
  case isNoIdentifier(String)
  case deleteIdentifier
}
