import Chronology
import Languages
import Outline
import Planner
import Reading

/// A time block of a day as it stands in its file.
struct WrittenBlock {
  /// Its place among the blocks of the file.
  let number: Int
  /// Its place among the items of the outline.
  let index: Int
  let time: ScheduleTime
  /// The bytes of its time.
  let range: Range<Int>
  /// Its line, from 1.
  let line: Int

  /// The blocks of a day in the order of the file; none of another kind of file.
  static func all(in file: LintedFile) -> [WrittenBlock] {
    file.document.traits.anchor == .time ? file.blocks : []
  }

  /// The repeating blocks of a vault's root in the order of the file.
  static func routine(in file: LintedFile) -> [WrittenBlock] {
    file.document.traits.anchor == .repeatingTime ? file.blocks : []
  }

  /// The blocks as which items of a document were read; only days and the roots of vaults have some.
  static func blocks(of document: Document, _ reading: PlanReading?) -> [WrittenBlock] {
    let anchor = document.traits.anchor
    guard let reading, anchor == .time || anchor == .repeatingTime else { return [] }
    var blocks: [WrittenBlock] = []
    let items = document.items
    for index in items.indices {
      let type = reading.type(of: index)
      guard type == .block || type == .routine, let anchor = items[index].headline.anchor, let time = ScheduleTime(anchor)
      else { continue }
      let line = items[index].lines.lowerBound + 1
      blocks.append(WrittenBlock(number: blocks.count, index: index, time: time, range: anchor.range, line: line))
    }
    return blocks
  }

  /// Whether it ends on the next day, after 00:00.
  var passesMidnight: Bool {
    if case .range(let range) = time { range.passesMidnight && range.end > .startOfDay } else { false }
  }
}

extension WrittenBlock {
  /// What messages call it.
  func name(in file: LintedFile) -> BlockName {
    let title = file.document.title(of: file.document.items[index].headline)
    return title.isEmpty ? .untitled("\(time)") : .titled(LintedFile.excerpt(title), "\(time)")
  }
}

/// What a time block is called within a sentence.
enum BlockName: Message {
  /// `“Lunch” (12:00 - 13:00)`
  case titled(String, String)
  /// `the block of 12:00 - 13:00`
  case untitled(String)
}

extension LintedFile {
  /// The words of the title; in a file without one the first line below the front matter.
  var titleRange: Range<Int> { document.titleRange }
}
