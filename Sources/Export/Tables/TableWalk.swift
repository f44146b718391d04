import Chronology
import Import
import Outline
import Planner
import Reading

/// Goes through the items of a file once, and writes the rows that each has in some tables.
struct TableWalk {
  /// What is the same for all that stands directly in a section or a group, or directly below an item.
  private struct Level {
    var place: WrittenFile.Place
    /// Whether it stands below a task, of which it is a step.
    var isBelowTask = false
    /// The nearest block that it stands below.
    var block: PlanItem?
  }

  /// An item that others stand below.
  private struct Parent {
    let item: PlanItem
    let place: WrittenFile.Place
    /// The entry of its log that they stand below; nil where it is none.
    var entry: LogRecord?
    /// Its first line, and that of the entry, where they were asked for.
    var line: [UInt8]?
    /// The cell that says the first line of each of its own parents, and of it.
    var cell: TableRows?
  }

  private let file: TableExport.File
  private let content: PlanContent
  /// The day of the file of one.
  private let date: CivilDate?
  private let dateText: String
  private let tables: [TableKind]
  private let delimiter: CSVTable.Delimiter
  private let defaultMinutes: Int
  private let hasEntries: Bool
  private let hasTasks: Bool
  private let hasTotals: Bool
  private let hasWeeks: Bool
  private let hasActivities: Bool

  private var entries: TableRows
  private var tasks: TableRows
  private var blocks: TableRows
  private var weeks: TableRows
  private var activities: TableRows
  private var totals: TableRows

  /// The cell that says the path of the file.
  private let path: TableRows
  /// The cells `kind` to `title`.
  private let head: TableRows
  private var section = ""
  private var group = ""
  /// The cells `kind` to `group` of the place that is gone through, where they were asked for.
  private var home: TableRows?
  /// What the item that is looked at is below, the outermost first.
  private var parents: [Parent] = []
  /// Lines of Markdown as they are made.
  private var lines: [UInt8] = []

  init(_ file: TableExport.File, _ tables: [TableKind], _ delimiter: CSVTable.Delimiter, defaultMinutes: Int) {
    self.file = file
    content = file.plan.content
    date = file.plan.day?.date
    dateText = date?.description ?? ""
    (self.tables, self.delimiter, self.defaultMinutes) = (tables, delimiter, defaultMinutes)
    hasEntries = tables.contains(.entries)
    hasTasks = tables.contains(.tasks) && file.plan.kind.traits.tasks != .none
    hasTotals = tables.contains(.totals)
    hasWeeks = tables.contains(.weeks)
    hasActivities = tables.contains(.activities)
    let none = TableRows(delimiter)
    // Room for what most files have, as nearly all have tasks or blocks.
    tasks = hasTasks ? TableRows(delimiter, capacity: TableWalk.room) : none
    blocks = date != nil && tables.contains(.blocks) ? TableRows(delimiter, capacity: TableWalk.room) : none
    (entries, weeks, activities, totals) = (none, none, none, none)
    var cells = none
    cells.add(file.path)
    path = cells
    cells = none
    cells.add(plain: file.plan.kind.rawValue)
    cells.add(path)
    cells.add(content.title)
    head = cells
  }

  private static let room = 2_048

  /// The rows of a table that was asked for.
  func rows(of table: TableKind) -> TableRows {
    switch table {
    case .entries: entries
    case .tasks: tasks
    case .blocks: blocks
    case .weeks: weeks
    case .activities: activities
    case .totals: totals
    }
  }

  mutating func go() {
    if tables.contains(.blocks) { addBlocks() }
    guard hasEntries || hasTasks || hasTotals || hasWeeks || hasActivities else { return }
    go(through: content.introduction)
    for place in content.sections.indices { go(through: content.sections[place]) }
  }

  private mutating func go(through section: PlanSection) {
    let level = Level(place: file.writer.place(inSection: section.title))
    (self.section, group, home) = (section.title, "", nil)
    go(through: section.elements, level)
    for part in section.groups {
      (group, home) = (part.title, nil)
      go(through: part.elements, level)
    }
  }

  private mutating func go(through elements: [PlanElement], _ level: Level) {
    for case .item(let item) in elements {
      add(item, level)
      let hasEntryWithItems = item.log.indices.contains { item.log[$0].hasChildren }
      guard hasEntryWithItems || !item.children.isEmpty else { continue }
      var below = level
      below.place = level.place.below(item)
      below.isBelowTask = level.isBelowTask || item.isTask || item.type == .checkbox
      if item.content.blockTime != nil { below.block = item }
      if hasEntryWithItems {
        for entry in item.log where entry.hasChildren {
          parents.append(Parent(item: item, place: level.place, entry: entry))
          go(through: entry.children, below)
          parents.removeLast()
        }
      }
      parents.append(Parent(item: item, place: level.place))
      go(through: item.children, below)
      parents.removeLast()
    }
  }

  private mutating func add(_ item: PlanItem, _ level: Level) {
    if hasTasks, !level.isBelowTask { addTask(item, level) }
    if hasWeeks, item.type == .mark { addWeek(item) }
    if hasActivities, item.type == .activity { addActivity(item) }
    guard !item.log.isEmpty else { return }
    if hasEntries { addEntries(of: item, level) }
    if hasTotals { addTotals(of: item) }
  }

  /// The cells `kind` to `group`.
  private mutating func homeCells() -> TableRows {
    if let home { return home }
    var cells = head
    cells.add(section)
    cells.add(group)
    home = cells
    return cells
  }

  // MARK: Entries

  private mutating func addEntries(of item: PlanItem, _ level: Level) {
    // What is the same in all rows.
    var cells = TableRows(delimiter)
    cells.add(item.text)
    cells.add(plain: item.type.rawValue)
    cells.add(homeCells())
    lines.removeAll(keepingCapacity: true)
    file.writer.append(item.alone, in: level.place, to: &lines)
    cells.add(lines[...])
    lines.removeAll(keepingCapacity: true)
    let ends = file.writer.append(logOf: item, in: level.place, to: &lines)
    var start = 0
    for (record, end) in zip(item.log, ends) {
      TableCells.write(record, to: &entries)
      entries.add(cells)
      entries.add(lines[start..<end])
      entries.endRow()
      start = end
    }
  }

  // MARK: Tasks

  /// What has a box or comes again, but steps of tasks. A box on a block makes it a task that is in itself.
  private mutating func addTask(_ item: PlanItem, _ level: Level) {
    let type = item.type
    let isBlock = type == .block || type == .routine
    guard type == .task || type == .recurring || type == .checkbox || isBlock && item.box != nil else { return }
    TableCells.write(item, to: &tasks)
    tasks.add(plain: dateText)
    if let block = isBlock ? item : level.block {
      tasks.add(block.text.isEmpty ? TimeBlock.standardTitle : block.text)
    } else {
      tasks.addEmpty()
    }
    let home = homeCells()
    tasks.add(home)
    lines.removeAll(keepingCapacity: true)
    file.writer.append(isBlock ? item.withoutTasks : item, in: level.place, to: &lines)
    tasks.add(lines[...])
    if parents.isEmpty {
      tasks.addEmpty()
    } else {
      let below = belowCell()
      tasks.add(below)
    }
    tasks.endRow()
  }

  /// The first line of each thing that the item is below, the outermost first; it is below something.
  private mutating func belowCell() -> TableRows {
    let nearest = parents.count - 1
    if let cell = parents[nearest].cell { return cell }
    lines.removeAll(keepingCapacity: true)
    for depth in parents.indices {
      if depth > 0 { lines.append(0x0A) }
      if let line = parents[depth].line {
        lines += line
      } else {
        let start = lines.count
        file.writer.append(firstLineOf: parents[depth].item, in: parents[depth].place, to: &lines)
        if let entry = parents[depth].entry { addFirstLine(of: entry, below: parents[depth]) }
        parents[depth].line = Array(lines[start...])
      }
    }
    var cell = TableRows(delimiter)
    cell.add(lines[...])
    parents[nearest].cell = cell
    return cell
  }

  private mutating func addFirstLine(of entry: LogRecord, below parent: Parent) {
    var (entry, item) = (entry, parent.item)
    entry.children = []
    item.log = [entry]
    var written: [UInt8] = []
    _ = file.writer.append(logOf: item, in: parent.place, to: &written)
    lines.append(0x0A)
    lines += written.prefix { $0 != 0x0A }
  }

  // MARK: Others

  private mutating func addBlocks() {
    guard date != nil else { return }
    var items: [PlanItem] = []
    var times: [BlockTime] = []
    // Room for what most days have.
    items.reserveCapacity(16)
    times.reserveCapacity(16)
    content.forEachTopItem { item in
      guard item.type == .block || item.type == .routine, let time = item.content.blockTime else { return }
      items.append(item)
      times.append(BlockTime(time))
    }
    let ends = BlockTime.ends(of: times, defaultMinutes: defaultMinutes)
    for place in items.indices {
      let (item, start) = (items[place], times[place].start)
      blocks.add(plain: dateText)
      blocks.add(start)
      blocks.add(ends[place])
      blocks.add(plain: String(ends[place].minutes - start.minutes))
      blocks.add(item.text)
      blocks.add(item.icon?.text ?? "")
      blocks.add(plain: item.color?.rawValue ?? "")
      // Most have neither a box nor anything below them.
      let isAlone = item.box == nil && item.children.isEmpty
      blocks.add(plain: isAlone ? "0" : String(item.assignedTasks.count))
      blocks.add(path)
      blocks.endRow()
    }
  }

  private mutating func addWeek(_ item: PlanItem) {
    guard case .mark(let mark) = item.content else { return }
    weeks.add(mark.date)
    weeks.add(item.text)
    weeks.add(plain: mark.rating?.rawValue ?? "")
    weeks.add(plain: mark.category?.rawValue ?? "")
    weeks.add(mark.marked)
    weeks.add(content.title)
    weeks.add(path)
    weeks.endRow()
  }

  /// What a log of at least one entry comes to.
  private mutating func addTotals(of item: PlanItem) {
    let log = item.log
    func days(_ status: LogRecord.Status) -> DaySet {
      DaySet(log.compactMap { $0.status == status ? $0.days.dayNumbers : nil })
    }
    // A day counts once (format, *Log entries*).
    let done = days(.done)
    let skipped = days(.skipped).subtracting(done)
    let missed = days(.missed).subtracting(done).subtracting(skipped)
    totals.add(item.text)
    totals.add(plain: item.type.rawValue)
    totals.add(plain: String(log.count))
    totals.add(plain: String(done.count))
    totals.add(plain: String(skipped.count))
    totals.add(plain: String(missed.count))
    totals.add(log.map(\.days.first).min())
    totals.add(log.map(\.days.last).max())
    let home = homeCells()
    totals.add(home)
    totals.endRow()
  }

  private mutating func addActivity(_ item: PlanItem) {
    guard case .activity(let activity) = item.content else { return }
    let done = item.log.filter { $0.status == .done }
    activities.add(item.text)
    activities.add(item.icon?.text ?? "")
    activities.add(activity.category ?? "")
    activities.add(activity.since)
    activities.add(plain: String(done.count))
    activities.add(plain: String(DaySet(done.map(\.days.dayNumbers)).count))
    activities.add(done.map(\.days.first).min())
    activities.add(done.map(\.days.last).max())
    activities.add(content.title)
    activities.add(path)
    activities.endRow()
  }
}
