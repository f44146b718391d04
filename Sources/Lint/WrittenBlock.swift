import Chronology
import Outline
import Planner

/// A time block of a day as it stands in its file.
struct WrittenBlock {
  let item: PlanItem
  let time: ScheduleTime
  /// The bytes of its time.
  let range: Range<Int>
  /// Its line, from 1.
  let line: Int

  /// The blocks of a day in the order of the file; none of another kind of file.
  static func all(in file: LintedFile) -> [WrittenBlock] {
    guard let reading = file.reading, let day = reading.plan.day else { return [] }
    let indices = reading.items.indices.filter { reading.items[$0]?.type == .block }
    return zip(indices, day.blockItems).compactMap { index, item in
      let outline = file.document.items[index]
      guard case .block(let time) = item.content, let anchor = outline.headline.anchor else { return nil }
      return WrittenBlock(item: item, time: time, range: anchor.range, line: outline.lines.lowerBound + 1)
    }
  }

  /// `“Lunch” (12:00 - 13:00)`, or `the block of 12:00 - 13:00`.
  var words: String {
    item.text.isEmpty ? "the block of \(time)" : "\(LintedFile.quote(item.text)) (\(time))"
  }
}

extension LintedFile {
  /// The words of the title; in a file without one the first line below the front matter.
  var titleRange: Range<Int> {
    if let title = document.title { return title.headline.text }
    let first = (document.properties.lines.upperBound..<source.lineCount).first { !source.isBlank(line: $0) }
    return source.contentRange(ofLine: first ?? 0)
  }
}
