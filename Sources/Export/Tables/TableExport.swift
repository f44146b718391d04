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
    let path: String
    let plan: Plan
    /// Writes what the plan holds.
    let writer: WrittenFile

    /// - Parameter source: the text that the plan was read from.
    package init(path: String, plan: Plan, source: SourceText) {
      (self.path, self.plan) = (path, plan)
      writer = WrittenFile(of: plan.kind, readFrom: source)
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

  /// The rows that one file has in each of some tables.
  package func bytes(ofRowsIn tables: [TableKind], _ file: File) -> [[UInt8]] {
    let items = file.plan.content.itemsInPlace
    return tables.map { table in
      var bytes: [UInt8] = []
      for row in rows(of: table, items, file) { CSVTable.append(row, delimiter: delimiter, isHarmless: true, to: &bytes) }
      return bytes
    }
  }

  /// A whole table.
  package func text(of table: TableKind, _ files: [File]) -> String {
    let rows = files.map { String(decoding: bytes(ofRowsIn: [table], $0)[0], as: UTF8.self) }
    return TableExport.head(of: table, delimiter) + rows.joined()
  }

  /// The cells of the rows that one file has in a table.
  ///
  /// - Parameter items: all that the file has. They are large, so that none is copied to be looked at.
  private func rows(of table: TableKind, _ items: [ItemInPlace], _ file: File) -> [[String]] {
    switch table {
    case .entries: items.indices.flatMap { entries(of: items[$0], file) }
    case .tasks: tasks(items, of: file)
    case .blocks: blocks(of: file)
    case .weeks: items.indices.compactMap { week(items[$0].item, file) }
    case .activities: items.indices.compactMap { activity(items[$0].item, file) }
    case .totals: items.indices.compactMap { totals(of: items[$0], file) }
    }
  }

  // MARK: Places

  private func place(_ placed: ItemInPlace, _ file: File) -> [String] {
    [file.plan.kind.rawValue, file.path, file.plan.content.title, placed.section.title, placed.group]
  }

  private func markdown(of item: PlanItem, _ placed: ItemInPlace, _ file: File) -> String {
    file.writer.text(of: item, section: placed.section.title, below: placed.parents)
  }

  /// The first line of each thing that an item is below, the outermost first.
  private func below(_ placed: ItemInPlace, _ file: File) -> String {
    placed.parents.indices.map { depth in
      let above = Array(placed.parents[..<depth])
      let lines = file.writer.lines(of: placed.parents[depth].withoutLog, section: placed.section.title, below: above)
      return lines.first ?? ""
    }.joined(separator: "\n")
  }

  // MARK: Entries

  private func entries(of placed: ItemInPlace, _ file: File) -> [[String]] {
    guard !placed.item.log.isEmpty else { return [] }
    let line = markdown(of: placed.item.withoutLog, placed, file)
    let owners = placed.parents + [placed.item]
    let entries = file.writer.lines(of: placed.item.log, section: placed.section.title, of: owners)
    return zip(placed.item.log, entries).map { record, lines in
      let cells = TableCells.of(record)
      return cells + [placed.item.text, placed.item.type.rawValue] + place(placed, file) + [
        line, lines.joined(separator: "\n"),
      ]
    }
  }

  // MARK: Tasks

  /// What has a box or comes again, but steps of tasks. A box on a block makes it a task that is in itself.
  private func tasks(_ items: [ItemInPlace], of file: File) -> [[String]] {
    guard file.plan.kind.traits.tasks != .none else { return [] }
    let date = file.plan.day?.date?.description ?? ""
    // Tasks that follow one another mostly stand below the same things.
    var above: (places: [Int?], lines: String)?
    return items.indices.compactMap { index in
      let type = items[index].item.type
      let isBlock = type == .block || type == .routine
      guard type == .task || type == .recurring || type == .checkbox || isBlock && items[index].item.box != nil else {
        return nil
      }
      let placed = items[index]
      let item = placed.item
      guard !placed.parents.contains(where: { $0.isTask || $0.type == .checkbox }) else { return nil }
      let block = isBlock ? item : placed.parents.last { $0.content.blockTime != nil }
      let places = placed.parents.map { $0.origin?.index }
      let lines = above.flatMap { $0.places == places && !places.contains(nil) ? $0.lines : nil } ?? below(placed, file)
      above = (places, lines)
      let text = markdown(of: isBlock ? item.withoutTasks : item, placed, file)
      return TableCells.of(item) + [date, block.map { $0.text.isEmpty ? TimeBlock.standardTitle : $0.text } ?? ""]
        + place(placed, file)
        + [text, lines]
    }
  }

  // MARK: Others

  private func blocks(of file: File) -> [[String]] {
    guard let date = file.plan.day?.date else { return [] }
    let items = file.plan.content.topItems.compactMap { item in item.content.blockTime.map { (item, BlockTime($0)) } }
    let ends = BlockTime.ends(of: items.map(\.1), defaultMinutes: defaultMinutes)
    return zip(items, ends).map { block, end in
      let (item, time) = block
      return [
        date.description, time.start.description, end.description, String(end.minutes - time.start.minutes), item.text,
        item.icon?.text ?? "", item.color?.rawValue ?? "", String(item.assignedTasks.count), file.path,
      ]
    }
  }

  private func week(_ item: PlanItem, _ file: File) -> [String]? {
    guard case .mark(let mark) = item.content else { return nil }
    return [
      mark.date.description, item.text, mark.rating?.rawValue ?? "", mark.category?.rawValue ?? "",
      mark.marked?.description ?? "", file.plan.content.title, file.path,
    ]
  }

  /// What a log comes to; nil for an item without one.
  private func totals(of placed: ItemInPlace, _ file: File) -> [String]? {
    let log = placed.item.log
    guard let first = log.map(\.days.first).min(), let last = log.map(\.days.last).max() else { return nil }
    func days(_ status: LogRecord.Status) -> DaySet {
      DaySet(log.compactMap { $0.status == status ? $0.days.dayNumbers : nil })
    }
    // A day counts once (format, *Log entries*).
    let done = days(.done)
    let skipped = days(.skipped).subtracting(done)
    let missed = days(.missed).subtracting(done).subtracting(skipped)
    return [
      placed.item.text, placed.item.type.rawValue, String(log.count), String(done.count), String(skipped.count),
      String(missed.count), first.description, last.description,
    ] + place(placed, file)
  }

  private func activity(_ item: PlanItem, _ file: File) -> [String]? {
    guard case .activity(let activity) = item.content else { return nil }
    let done = item.log.filter { $0.status == .done }
    let days = DaySet(done.map(\.days.dayNumbers))
    return [
      item.text, item.icon?.text ?? "", activity.category ?? "", activity.since?.description ?? "",
      String(done.count), String(days.count), done.map(\.days.first).min()?.description ?? "",
      done.map(\.days.last).max()?.description ?? "", file.plan.content.title, file.path,
    ]
  }
}

extension PlanItem {
  /// The item without its log and what hangs below it.
  var withoutLog: PlanItem {
    var item = self
    (item.log, item.children, item.number) = ([], [], nil)
    return item
  }

  /// The block without the tasks that are assigned to it, which have rows of their own.
  var withoutTasks: PlanItem {
    var item = self
    item.children = children.compactMap { element in
      guard let child = element.item else { return element }
      // A task may stand below a bullet, whose words are of the block.
      return child.isTask ? nil : .item(child.withoutTasks)
    }
    return item
  }
}
