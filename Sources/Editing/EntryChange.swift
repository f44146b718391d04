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
      let places = places(of: record, text, below: item, at: path, style)
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
    let placed = zip(ordered, texts).map { record, text in places(of: record, text, below: item, at: path, style) }
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
  private func places(
    of record: LogRecord,
    _ text: [String],
    below item: Item,
    at path: PlanPath,
    _ style: FileStyle
  ) -> (Int, [[String]]) {
    let entries = item.log.map { document.items[$0] }
    let days = entries.map { $0.entry?.days.first ?? .earliest }
    if let like = entries.first {
      let isNewestFirst = days.first == days.last ? style.isNewestFirst && entries.count == 1 : days[0] > days[days.count - 1]
      let next =
        isNewestFirst
        ? days.firstIndex { $0 <= record.days.first } : days.lastIndex { $0 <= record.days.first }.map { $0 + 1 } ?? 0
      let line =
        next.flatMap { entries.indices.contains($0) ? lines(withCommentsOf: entries[$0], of: path).lowerBound : nil }
        ?? entries[entries.count - 1].lines.upperBound
      let lead = ItemLead(of: like, in: document)
      return (line, lead.ways(of: text, childIndent: style.childIndent))
    }
    let line = LineEdit.lineAfterWords(of: item, in: document)
    return (
      line, ItemLead.leads(below: item, in: document, style).flatMap { $0.ways(of: text, childIndent: style.childIndent) }
    )
  }

  /// The file without an entry of the log of an item, and without the comments that go with it.
  ///
  /// - Parameters:
  ///   - offset: its place in the log as it was read, by date.
  ///   - leavesComments: whether such comments stay.
  public func removingEntry(
    _ offset: Int,
    of path: PlanPath,
    leavesComments: Bool = false
  ) throws(EditRefusal) -> EditableFile {
    let entry = try entry(offset, of: path)
    let comments = leavesComments ? 0..<0 : places(ofCommentsBefore: entry, of: path)
    let lines = leavesComments ? entry.lines : lines(withCommentsOf: entry, of: path)
    return try applying(
      EditStep(LineEdit.removals(of: lines, in: source)) { plan in
        _ = plan.content[path]?.log.remove(at: offset)
        plan.content.remove(comments, in: path)
      }
    )
  }

  private func entry(_ offset: Int, of path: PlanPath) throws(EditRefusal) -> Item {
    guard let item = outlineItem(path), item.log.indices.contains(offset) else {
      throw EditRefusal(EditMessage.hasNoEntry(self.path))
    }
    return document.items[document.logByDate(of: item)[offset]]
  }

  /// The file in which an entry of the log of an item says something else on its line. What is below it and the comments before it
  /// stay as they are, wherever the line can be changed where it stands.
  func changingEntry(_ offset: Int, of path: PlanPath, to record: LogRecord) throws(EditRefusal) -> EditableFile {
    let entry = try entry(offset, of: path)
    guard let owner = content[path] else { throw EditRefusal(EditMessage.hasNoItem(self.path)) }
    var bare = record
    (bare.notes, bare.children) = ([], [])
    var guarded = bare
    guarded.note = TextGuard.title(bare.note)
    let section = content[section: path.section].title
    let lines = [bare, guarded].map { record in
      WrittenText.lines(of: record, in: kind, section: section, of: parents(of: path) + [owner])
    }
    let edits = [daysEdit(of: entry, to: record.days)] + lines.map { lineEdit(of: entry, to: $0) }
    var ways = edits.compactMap(\.self).map { [$0] }
    let state = stateEdits(of: entry, to: record)
    // Words that were said of one state may look like another without its word.
    if !state.isEmpty { ways.insert(state, at: record.note.isEmpty ? ways.count : 0) }
    do throws(EditRefusal) {
      return try applying(
        EditStep(ways) { plan in
          guard var log = plan.content[path]?.log, log.indices.contains(offset) else { return }
          log[offset] = record
          plan.content[path]?.log = log.byDate
        }
      )
    } catch {
      return try removingEntry(offset, of: path, leavesComments: true).adding(record, to: path)
    }
  }

  /// Writes other days before the words of an entry.
  private func daysEdit(of entry: Item, to days: DateRange) -> TextEdit? {
    let text = days.count == 1 ? days.first.description : days.description
    return entry.headline.anchor.map { TextEdit(replacing: $0.range, with: text) }
  }

  /// Writes another state where an entry says its own, in its word or its box, and a time that it lacks. Empty where it says
  /// none.
  private func stateEdits(of entry: Item, to record: LogRecord) -> [TextEdit] {
    var edits: [TextEdit] = []
    if let time = record.time, entry.entry?.time == nil, let anchor = entry.headline.anchor {
      edits.append(TextEdit(insertingAt: anchor.range.upperBound, " \(time)"))
    }
    if let range = entry.entry?.statusRange {
      return edits + [TextEdit(replacing: range, with: record.status.rawValue)]
    }
    guard let box = entry.headline.box else { return [] }
    let state: Box.State =
      switch record.status {
      case .done: .done
      case .skipped: .dropped
      case .missed: .open
      }
    return [TextEdit(replacing: box.range, with: state.text)] + edits
  }

  /// Writes another line of an entry, that is all of its headline.
  private func lineEdit(of entry: Item, to written: [String]) -> TextEdit? {
    guard written.count == 1, let anchor = entry.headline.anchor else { return nil }
    let start = entry.headline.box?.range.lowerBound ?? anchor.range.lowerBound
    let end = source.contentRange(ofLine: entry.lines.lowerBound).upperBound
    let ownEnd = max(entry.headline.range.upperBound, entry.headline.groups.last?.range.upperBound ?? 0)
    guard start < ownEnd, ownEnd <= end, source.bytes[ownEnd..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    return TextEdit(replacing: start..<ownEnd, with: String(written[0].dropFirst(2)))
  }

  /// The file in which a day is no part of the log of an item: its entry goes, or a range of days is parted at it. What is below
  /// the entry stays once and as it is, below the first part: a task there is one task.
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
      let parts = log[offset].days.without(day)
      guard let first = parts.first else {
        file = try file.removingEntry(offset, of: path)
        continue
      }
      var part = log[offset]
      part.days = first
      file = try file.changingEntry(offset, of: path, to: part)
      (part.notes, part.children) = ([], [])
      for days in parts.dropFirst() {
        part.days = days
        file = try file.adding(part, to: path)
      }
    }
    return file
  }
}

/// The comments that go with an entry of a log: what keeps rules silent for it, and others right above it, but for what stands right
/// below the words of its item and may be about all of the log.
extension EditableFile {
  /// Their places among what stands below the item.
  private func places(ofCommentsBefore entry: Item, of path: PlanPath) -> Range<Int> {
    let elements = document.elements(of: path)
    let words = outlineItem(path).map { LineEdit.lineAfterWords(of: $0, in: document) }
    let end = elements.firstIndex { document.lines(of: $0).lowerBound >= entry.lines.lowerBound } ?? elements.count
    var (first, next) = (end, entry.lines.lowerBound)
    while first > 0 {
      let element = elements[first - 1]
      let lines = document.lines(of: element)
      let isRightAbove = document.isComment(element) && lines.upperBound == next && lines.lowerBound != words
      guard isRightAbove || document.line(silencedBy: element) == next else { break }
      (first, next) = (first - 1, lines.lowerBound)
    }
    return first..<end
  }

  /// The lines of an entry from the first of its comments on.
  private func lines(withCommentsOf entry: Item, of path: PlanPath) -> Range<Int> {
    let places = places(ofCommentsBefore: entry, of: path)
    let first = places.isEmpty ? nil : document.elements(of: path)[places.lowerBound]
    return (first.map { document.lines(of: $0).lowerBound } ?? entry.lines.lowerBound)..<entry.lines.upperBound
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
