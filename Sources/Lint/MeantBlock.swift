import Chronology
import Diagnostics
import Languages
import Outline
import SourceText

/// What was meant as a time block of a day and is words, and how to make one of it.
struct MeantBlock {
  /// The bytes that say the time.
  let range: Range<Int>
  /// The time in its written form.
  let written: String
  /// In its written form what it may be as well.
  private(set) var other: String?
  /// Nil where the line is one of several of a paragraph.
  let fix: Fix?
  private(set) var otherFix: Fix?

  /// The likelier first.
  var fixes: [Fix] { [fix, otherFix].compactMap(\.self) }
  /// The times in their written form, the likelier first.
  var texts: [String] { [written, other].compactMap(\.self) }

  /// Of an item that begins with a time in a spelling that is not read.
  ///
  /// - Parameter isRow: whether it stands among the rows of a schedule.
  init?(at range: Range<Int>, isRow: Bool = false, in file: LintedFile) {
    let bytes = file.source.bytes
    let line = file.source.contentRange(ofLine: file.source.line(at: range.lowerBound))
    guard let time = MeantTime.scan(bytes, at: range.lowerBound, end: line.upperBound, isRow: isRow),
      time.end == range.upperBound
    else { return nil }
    (self.range, written) = (range, time.written)
    let edit = TextEdit(replacing: range, with: MeantBlock.text(written, before: range.upperBound, in: file))
    fix = file.fix(CommonMessage.write(written), isSafe: time.isCertain, edit)
    other = time.other
    otherFix = time.other.map { file.fix(CommonMessage.write($0), isSafe: false, TextEdit(replacing: range, with: $0)) }
  }

  /// Of an item, or a paragraph of one line, that says its own day before the time: `fri 14:00 handover`.
  init?(behind dayRange: Range<Int>, isCertain: Bool, in file: LintedFile) {
    let bytes = file.source.bytes
    let line = file.source.contentRange(ofLine: file.source.line(at: dayRange.lowerBound))
    let start = AnchorScan.skipDecoration(bytes, at: dayRange.upperBound, end: line.upperBound)
    let end: Int
    switch AnchorScan.scan(bytes, at: start, end: line.upperBound, .day) {
    case .time(let time, let stop): (written, end) = (time.description, stop)
    case .timeRange(let times, let stop): (written, end) = (times.description, stop)
    default: return nil
    }
    range = dayRange.lowerBound..<end
    let paragraph = MeantBlock.paragraph(at: dayRange.lowerBound, in: file)
    guard paragraph.map({ $0.lines.count == 1 }) ?? true else {
      fix = nil
      return
    }
    let marker = paragraph == nil ? "" : "- "
    let edit = TextEdit(replacing: range, with: marker + MeantBlock.text(written, before: end, in: file))
    fix = file.fix(CommonMessage.write(marker + written), isSafe: isCertain && paragraph == nil, edit)
  }

  /// Of a line without a list marker; of a paragraph, whose lines begin with times or boxes, all with times become items at once.
  init?(ofLineAt range: Range<Int>, in file: LintedFile) {
    let source = file.source
    let paragraph = MeantBlock.paragraph(at: range.lowerBound, in: file)
    let lines = paragraph?.lines ?? source.line(at: range.lowerBound)..<source.line(at: range.lowerBound) + 1
    var edits: [TextEdit] = []
    var times: [TimedLine] = []
    for line in lines {
      let content = source.contentRange(ofLine: line)
      let start = content.first { source.bytes[$0] != 0x20 && source.bytes[$0] != 0x09 } ?? content.upperBound
      // A box is told by `malformed-box`.
      if paragraph != nil, start < content.upperBound, source.bytes[start] == UInt8(ascii: "[") { continue }
      guard let timed = TimedLine(source.bytes, start..<content.upperBound) else { return nil }
      let sign =
        timed.signRange.isEmpty
        ? timed.signRange : timed.signRange.lowerBound..<MeantBlock.wordStart(timed.signRange.upperBound, in: source)
      edits.append(TextEdit(replacing: content.lowerBound..<sign.upperBound, with: "- "))
      let text = MeantBlock.text(timed.written, before: timed.timeRange.upperBound, in: file)
      edits.append(TextEdit(replacing: timed.timeRange, with: text))
      times.append(timed)
    }
    guard let first = times.first else { return nil }
    (self.range, written) = (range, first.written)
    let isSafe = paragraph != nil && times.allSatisfy(\.isCertain)
    let name = times.count == 1 ? UnreadAnchorMessage.makeItem : .makeItems
    fix = file.fix(name, isSafe: isSafe, edits)
  }

  private static func paragraph(at offset: Int, in file: LintedFile) -> Item? {
    let items = file.document.items
    let index = items.partitioningIndex { $0.headline.range.lowerBound > offset } - 1
    guard index >= 0, items[index].form == .paragraph, items[index].headline.range.contains(offset) else { return nil }
    return items[index]
  }

  /// Nothing but a space, a colon, a comma or the end stands behind a time.
  private static func text(_ written: String, before offset: Int, in file: LintedFile) -> String {
    let bytes = file.source.bytes
    let isApart = offset >= bytes.count || " \t:,\r\n\u{A0}\u{202F}".utf8.contains(bytes[offset])
    return isApart ? written : written + " "
  }

  private static func wordStart(_ offset: Int, in source: SourceText) -> Int {
    source.bytes[offset...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? source.bytes.count
  }
}
