import Chronology
import Diagnostics
import Outline
import Planner
import Reading
import SourceText

/// Parts a time block that passes midnight over its day and the next.
struct BlockSplit {
  /// What is left for the next day.
  let rest: TimeRange

  private let block: WrittenBlock
  private let written: PlanItem
  private let start: TimeOfDay
  /// The kind by its folder of the file that the block stands in, which the next day's has as well: it lies beside it.
  private let kindByFolder: DocumentKind?

  /// Nil for a block that does not pass midnight, or ends at it.
  ///
  /// - Parameters:
  ///   - item: the block with all that it says.
  ///   - document: the file that it stands in.
  init?(_ block: WrittenBlock, item: PlanItem, in document: Document) {
    guard case .range(let range) = block.time, range.passesMidnight,
      let rest = TimeRange(start: .startOfDay, end: range.end)
    else { return nil }
    self.block = block
    written = item
    self.rest = rest
    start = range.start
    kindByFolder = document.kindByFolder
  }

  /// The edit that ends the block at 24:00.
  var cut: TextEdit { TextEdit(replacing: block.range, with: "\(start) - \(TimeOfDay.endOfDay)") }

  /// The edits of both files: the block ends at 24:00, and the rest is a block of the next day, among the others in order of
  /// time. Nil where the next day's file cannot take it.
  ///
  /// - Parameters:
  ///   - path: the file of the block.
  ///   - date: its day.
  ///   - nextDay: the file of the day after, if there is one; else the edit makes it, beside the block's and named by its date.
  func edits(in path: String, on date: CivilDate, nextDay: (path: String, source: SourceText)?) -> [FileEdit]? {
    guard date < .latest else { return nil }
    let cut = FileEdit(file: path, edit: cut)
    guard let nextDay else {
      let next = date.adding(days: 1)
      let made = FileEdit(file: BlockSplit.path(of: next, beside: path), edit: TextEdit(insertingAt: 0, file(of: next)))
      return [cut, made]
    }
    let insertion = insertion(into: nextDay.source, on: date.adding(days: 1))
    return insertion.map { [cut, FileEdit(file: nextDay.path, edit: $0)] }
  }

  /// The path of a day's file in the folder of another, named by its date.
  static func path(of date: CivilDate, beside path: String) -> String {
    (path.lastIndex(of: "/").map { path[...$0] } ?? "") + "\(date).md"
  }

  /// The block of the next day: words, icon, color and tags; it does not begin a second time.
  private var item: PlanItem {
    PlanItem(
      .block(.range(rest)),
      text: written.text,
      icon: written.icon,
      trailingTags: written.trailingTags,
      notify: written.notify.subtracting(.start),
      color: written.color
    )
  }

  private func file(of date: CivilDate) -> String {
    let introduction = PlanSection(title: "", elements: [.item(item)])
    return Plan.day(AnchorDay(content: PlanContent(title: "\(date) \(date.weekday.title)", introduction: introduction)))
      .markdown(kindByFolder: kindByFolder)
  }

  /// The block as a line of a list.
  private var line: Substring { file(of: .earliest).split(whereSeparator: \.isNewline).last ?? "" }

  // MARK: The next day's file

  /// The edit that writes the block into a day; nil where it would not be read there, something else would change, or the file
  /// is that of another day, whatever it is called.
  private func insertion(into source: SourceText, on date: CivilDate) -> TextEdit? {
    let document = Document(reading: source, kindByFolder: kindByFolder)
    guard document.kind == .day, document.isRewritable else { return nil }
    let edit = edit(of: document)
    guard let bytes = source.applying([edit]) else { return nil }
    let before = PlanReading(of: document, fileName: "")
    if let other = before.plan.day?.date, other != date { return nil }
    let after = PlanReading(of: Document(reading: SourceText(bytes), kindByFolder: kindByFolder), fileName: "")
    guard var blocks = after.plan.day?.blockItems, let place = blocks.firstIndex(of: item) else { return nil }
    blocks.remove(at: place)
    return blocks == before.plan.day?.blockItems && after.problems.count == before.problems.count
      && after.items.count == before.items.count + 1 ? edit : nil
  }

  private func edit(of document: Document) -> TextEdit {
    let blocks = document.items.compactMap { item in BlockSplit.start(of: item).map { (item, $0) } }
    if let (next, _) = blocks.first(where: { $0.1 > rest.start }) { return before(next, in: document.source) }
    if let (last, _) = blocks.last { return after(last, in: document.source) }
    if case .item(let index) = document.sections[0].elements.last, document.items[index].form == .listItem {
      return after(document.items[index], in: document.source)
    }
    return atEnd(ofLines: document.sections[0].lines, in: document)
  }

  private static func start(of item: Item) -> TimeOfDay? {
    guard item.headline.places.contains(.block) else { return nil }
    switch item.headline.anchor?.value {
    case .time(let time): return time
    case .timeRange(let range): return range.start
    default: return nil
    }
  }

  private func before(_ item: Item, in source: SourceText) -> TextEdit {
    TextEdit(
      insertingAt: source.contentRange(ofLine: item.lines.lowerBound).lowerBound,
      line(like: item, in: source) + source.lineEnding
    )
  }

  private func after(_ item: Item, in source: SourceText) -> TextEdit {
    let end = source.contentRange(ofLine: item.lines.upperBound - 1).upperBound
    return TextEdit(insertingAt: end, source.lineEnding + line(like: item, in: source))
  }

  /// The block in the list of another item: as far in, with the same marker if it is no number.
  private func line(like item: Item, in source: SourceText) -> String {
    let start = source.contentRange(ofLine: source.line(at: item.markerRange.lowerBound)).lowerBound
    let marker = item.number == nil ? source.string(in: item.markerRange) : "-"
    return source.string(in: start..<item.markerRange.lowerBound) + marker + line.dropFirst()
  }

  /// Below what stands before the first section, a blank line between.
  private func atEnd(ofLines lines: Range<Int>, in document: Document) -> TextEdit {
    let source = document.source
    let last = (0..<lines.upperBound).last { !source.isBlank(line: $0) } ?? 0
    let hasNext = last + 1 < source.lineCount && !source.isBlank(line: last + 1)
    let ending = source.lineEnding
    return TextEdit(
      insertingAt: source.contentRange(ofLine: last).upperBound,
      ending + ending + line + (hasNext ? ending : "")
    )
  }
}
