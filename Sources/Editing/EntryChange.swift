public import Chronology
import Languages
import Outline
public import Planner
import Reading
import SourceText

extension EditableFile {
  /// The file with a new entry in the log of an item, where its date belongs in the direction in which the log runs.
  public func adding(_ record: LogRecord, to path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard let item = outlineItem(path), let owner = content[path] else {
      throw EditRefusal(EditMessage.hasNoItem(self.path))
    }
    let section = content[section: path.section].title
    var guarded = record
    guarded.note = TextGuard.title(record.note)
    let style = FileStyle(document)
    var line = 0
    var ways: [[String]] = []
    for record in record == guarded ? [record] : [record, guarded] {
      let text = WrittenText.lines(of: record, in: kind, section: section, of: parents(of: path) + [owner])
      let places = places(of: record, text, below: item, style)
      line = places.0
      ways += places.1
    }
    return try applying(
      EditStep(ways.map { [LineEdit.insertion(of: $0, beforeLine: line, in: source)] }) { plan in
        guard var log = plan.content[path]?.log else { return }
        log.append(record)
        plan.content[path]?.log = log.byDate
      }
    )
  }

  /// The file with new entries in the log of an item, of which each goes where `adding(_:to:)` would put it.
  ///
  /// - Parameter allowsProblems: whether they may hold something that does not read.
  func adding(_ records: [LogRecord], to path: PlanPath, allowsProblems: Bool = false) throws(EditRefusal) -> EditableFile {
    guard records.count > 1 || allowsProblems && !records.isEmpty, let item = outlineItem(path), let owner = content[path]
    else {
      return try records.first.map { (record) throws(EditRefusal) in try adding(record, to: path) } ?? self
    }
    let section = content[section: path.section].title
    let style = FileStyle(document)
    let isNewestFirst = item.log.count > 1 ? isNewestFirst(item) : item.log.count == 1 && style.isNewestFirst
    let ordered = isNewestFirst ? Array(records.byDate.reversed()) : records.byDate
    let texts = WrittenText.lines(of: ordered, in: kind, section: section, of: parents(of: path) + [owner])
    let placed = zip(ordered, texts).map { record, text in places(of: record, text, below: item, style) }
    let ways = (0..<(placed.map(\.1.count).min() ?? 0)).map { way in
      var lines: [(line: Int, lines: [String])] = []
      for (line, ways) in placed {
        if lines.last?.line == line { lines[lines.count - 1].lines += ways[way] } else { lines.append((line, ways[way])) }
      }
      return lines.map { LineEdit.insertion(of: $0.lines, beforeLine: $0.line, in: source) }
    }
    var step = EditStep(ways) { plan in
      guard let log = plan.content[path]?.log else { return }
      plan.content[path]?.log = (log + records.byDate).byDate
    }
    step.allowsProblems = allowsProblems
    return try applying(step)
  }

  /// Whether the first entry of a log is later than its last.
  private func isNewestFirst(_ item: Item) -> Bool {
    let days = item.log.map { document.items[$0].entry?.days.first ?? .earliest }
    return days.first ?? .earliest > days.last ?? .earliest
  }

  /// The line before which an entry goes, and the ways to write it there.
  private func places(of record: LogRecord, _ text: [String], below item: Item, _ style: FileStyle) -> (Int, [[String]]) {
    let entries = item.log.map { document.items[$0] }
    let days = entries.map { $0.entry?.days.first ?? .earliest }
    if let like = entries.first {
      let isNewestFirst = days.first == days.last ? style.isNewestFirst && entries.count == 1 : days[0] > days[days.count - 1]
      let next =
        isNewestFirst
        ? days.firstIndex { $0 <= record.days.first } : days.lastIndex { $0 <= record.days.first }.map { $0 + 1 } ?? 0
      let line =
        next.flatMap { entries.indices.contains($0) ? entries[$0].lines.lowerBound : nil }
        ?? entries[entries.count - 1].lines.upperBound
      let lead = ItemLead(of: like, in: document)
      return (line, lead.ways(of: text, childIndent: style.childIndent))
    }
    let line = LineEdit.lineAfterWords(of: item, in: document)
    return (
      line, ItemLead.leads(below: item, in: document, style).flatMap { $0.ways(of: text, childIndent: style.childIndent) }
    )
  }

  /// The file without an entry of the log of an item.
  ///
  /// - Parameter offset: its place in the log as it was read, by date.
  public func removingEntry(_ offset: Int, of path: PlanPath) throws(EditRefusal) -> EditableFile {
    guard let item = outlineItem(path), item.log.indices.contains(offset) else {
      throw EditRefusal(EditMessage.hasNoEntry(self.path))
    }
    let lines = document.items[document.logByDate(of: item)[offset]].lines
    return try applying(
      EditStep(LineEdit.removals(of: lines, in: source)) { plan in _ = plan.content[path]?.log.remove(at: offset) }
    )
  }

  /// The file in which a day is no part of the log of an item: its entry goes, or a range of days is parted at it. What is below
  /// the entry stays once, below the first part: a task there is one task.
  public func removingDay(
    _ day: CivilDate,
    ofStatus status: LogRecord.Status,
    from path: PlanPath
  ) throws(EditRefusal)
    -> EditableFile
  {
    var file = self
    while let log = file.content[path]?.log,
      let offset = log.firstIndex(where: { $0.status == status && $0.days.contains(day) })
    {
      let record = log[offset]
      file = try file.removingEntry(offset, of: path)
      var part = record
      for rest in record.days.without(day) {
        part.days = rest
        file = try file.adding(part, to: path)
        (part.notes, part.children) = ([], [])
      }
    }
    return file
  }
}

extension DateRange {
  /// The days before and after one of them.
  func without(_ day: CivilDate) -> [DateRange] {
    let before = first < day ? DateRange(first: first, last: day.adding(days: -1)) : nil
    let after = day < last ? DateRange(first: day.adding(days: 1), last: last) : nil
    return [before, after].compactMap(\.self)
  }
}
