import Chronology
package import Import
import Outline
package import Planner
import Reading
package import SourceText

/// The tables of files (`Grammar/TABLES.md`): RFC 4180, one row for each thing.
package struct TableExport {
  /// A file of which tables are made.
  package struct File {
    package var path: String
    package var plan: Plan
    /// The text that the plan was read from.
    package var source: SourceText

    package init(path: String, plan: Plan, source: SourceText) {
      (self.path, self.plan, self.source) = (path, plan, source)
    }
  }

  private let delimiter: CSVTable.Delimiter
  /// How long a block without an end lasts, in minutes.
  private let defaultMinutes: Int

  package init(delimiter: CSVTable.Delimiter = .comma, defaultMinutes: Int) {
    (self.delimiter, self.defaultMinutes) = (delimiter, defaultMinutes)
  }

  /// The first row of a table.
  package static func head(of table: TableKind, _ delimiter: CSVTable.Delimiter) -> String {
    CSVTable.text(of: table.columns, delimiter: delimiter)
  }

  /// The rows that one file has in a table.
  package func text(ofRowsIn table: TableKind, _ file: File) -> String {
    var text = ""
    for row in rows(of: table, file) { text += CSVTable.text(of: row.map(CSVTable.harmless), delimiter: delimiter) }
    return text
  }

  /// A whole table.
  package func text(of table: TableKind, _ files: [File]) -> String {
    TableExport.head(of: table, delimiter) + files.map { text(ofRowsIn: table, $0) }.joined()
  }

  /// The cells of the rows that one file has in a table.
  func rows(of table: TableKind, _ file: File) -> [[String]] {
    switch table {
    case .entries: file.plan.content.itemsInPlace.flatMap { entries(of: $0, file) }
    case .tasks: tasks(of: file)
    case .blocks: blocks(of: file)
    case .weeks: weeks(of: file)
    case .activities: activities(of: file)
    case .totals: file.plan.content.itemsInPlace.compactMap { totals(of: $0, file) }
    }
  }

  // MARK: Places

  private func place(_ placed: ItemInPlace, _ file: File) -> [String] {
    [file.plan.kind.rawValue, file.path, file.plan.title, placed.section.title, placed.group]
  }

  /// - Parameter source: the text that the item was read from with all that is below it; nil for one of which parts were left out.
  private func markdown(of item: PlanItem, _ placed: ItemInPlace, _ file: File, readFrom source: SourceText? = nil) -> String {
    let (kind, parents) = (file.plan.kind, placed.parents)
    return WrittenText.lines(of: item, in: kind, section: placed.section.title, below: parents, readFrom: source)
      .joined(separator: "\n")
  }

  /// The first line of each thing that an item is below, the outermost first.
  private func below(_ placed: ItemInPlace, _ file: File) -> String {
    placed.parents.indices.map { depth in
      let above = Array(placed.parents[..<depth])
      let lines = WrittenText.lines(
        of: placed.parents[depth].withoutLog,
        in: file.plan.kind,
        section: placed.section.title,
        below: above
      )
      return lines.first ?? ""
    }.joined(separator: "\n")
  }

  // MARK: Entries

  private func entries(of placed: ItemInPlace, _ file: File) -> [[String]] {
    guard !placed.item.log.isEmpty else { return [] }
    let line = markdown(of: placed.item.withoutLog, placed, file)
    let entries = WrittenText.lines(
      of: placed.item.log,
      in: file.plan.kind,
      section: placed.section.title,
      of: placed.parents + [placed.item]
    )
    return zip(placed.item.log, entries).map { record, lines in
      let cells = TableCells.of(record)
      return cells + [placed.item.text, placed.item.type.rawValue] + place(placed, file) + [
        line, lines.joined(separator: "\n"),
      ]
    }
  }

  // MARK: Tasks

  /// What has a box or comes again, but steps of tasks.
  private func tasks(of file: File) -> [[String]] {
    let kind = file.plan.kind
    guard kind.traits.tasks != .none else { return [] }
    // Tasks that follow one another mostly stand below the same things.
    var above: (places: [Int?], lines: String)?
    return file.plan.content.itemsInPlace.compactMap { placed in
      let item = placed.item
      let isTask = item.type == .task || item.type == .recurring || item.type == .checkbox
      guard isTask, !placed.parents.contains(where: { $0.isTask || $0.type == .checkbox }) else { return nil }
      let block = placed.parents.last { $0.content.blockTime != nil }
      let date = file.plan.day?.date?.description ?? ""
      let places = placed.parents.map { $0.origin?.index }
      let lines = above.flatMap { $0.places == places && !places.contains(nil) ? $0.lines : nil } ?? below(placed, file)
      above = (places, lines)
      return TableCells.of(item) + [date, block.map { $0.text.isEmpty ? TimeBlock.standardTitle : $0.text } ?? ""]
        + place(placed, file)
        + [markdown(of: item, placed, file, readFrom: file.source), lines]
    }
  }

  // MARK: Others

  private func blocks(of file: File) -> [[String]] {
    guard let date = file.plan.day?.date else { return [] }
    let items = file.plan.content.topItems.compactMap { item in item.content.blockTime.map { (item, BlockTime($0)) } }
    let ends = BlockTime.ends(of: items.map(\.1), defaultMinutes: defaultMinutes)
    return zip(items, ends).map { block, end in
      let (item, time) = block
      let tasks = item.children.compactMap(\.item).filter { $0.box != nil }.count
      return [
        date.description, time.start.description, end.description, String(end.minutes - time.start.minutes), item.text,
        item.icon?.text ?? "", item.color?.rawValue ?? "", String(tasks), file.path,
      ]
    }
  }

  private func weeks(of file: File) -> [[String]] {
    file.plan.content.itemsInPlace.compactMap { placed in
      guard case .mark(let mark) = placed.item.content else { return nil }
      return [
        mark.date.description, placed.item.text, mark.rating?.rawValue ?? "", mark.category?.rawValue ?? "",
        mark.marked?.description ?? "", file.plan.title, file.path,
      ]
    }
  }

  /// What a log comes to; nil for an item without one.
  private func totals(of placed: ItemInPlace, _ file: File) -> [String]? {
    let log = placed.item.log
    guard let first = log.map(\.days.first).min(), let last = log.map(\.days.last).max() else { return nil }
    func days(_ status: LogRecord.Status) -> String {
      String(DaySet(log.filter { $0.status == status }.map(\.days.dayNumbers)).count)
    }
    return [
      placed.item.text, placed.item.type.rawValue, String(log.count), days(.done), days(.skipped), days(.missed),
      first.description, last.description,
    ] + place(placed, file)
  }

  private func activities(of file: File) -> [[String]] {
    file.plan.content.itemsInPlace.compactMap { placed in
      guard case .activity(let activity) = placed.item.content else { return nil }
      let done = placed.item.log.filter { $0.status == .done }
      let days = DaySet(done.map(\.days.dayNumbers))
      return [
        placed.item.text, placed.item.icon?.text ?? "", activity.category ?? "", activity.since?.description ?? "",
        String(done.count), String(days.count), done.map(\.days.first).min()?.description ?? "",
        done.map(\.days.last).max()?.description ?? "", file.plan.title, file.path,
      ]
    }
  }
}

extension PlanItem {
  /// The item without its log and what hangs below it.
  var withoutLog: PlanItem {
    var item = self
    (item.log, item.children, item.number) = ([], [], nil)
    return item
  }
}
