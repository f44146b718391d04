import Chronology
import Languages
import Planner
import SourceText

/// A row that takes its cells one after the other.
protocol CellRow {
  /// Any words.
  mutating func add(_ text: String)
  /// A date, a time, a count or a word of the format.
  mutating func add(plain text: String)
  /// A day, or nothing.
  mutating func add(_ date: CivilDate?)
  mutating func add(_ time: TimeOfDay)
  mutating func addEmpty()
}

/// The cells of a row as they are.
private struct CellList: CellRow {
  var cells: [String] = []

  mutating func add(_ text: String) { cells.append(text) }
  mutating func add(plain text: String) { cells.append(text) }
  mutating func add(_ date: CivilDate?) { cells.append(date?.description ?? "") }
  mutating func add(_ time: TimeOfDay) { cells.append(time.description) }
  mutating func addEmpty() { cells.append("") }
}

/// What cells say of an entry or a task, and back.
enum TableCells {
  /// `date` to `source`.
  static func of(_ record: LogRecord) -> [String] {
    var list = CellList()
    write(record, to: &list)
    return list.cells
  }

  /// `task` to `id`.
  static func of(_ item: PlanItem) -> [String] {
    var list = CellList()
    write(item, to: &list)
    return list.cells
  }

  /// Writes `date` to `source`.
  static func write(_ record: LogRecord, to row: inout some CellRow) {
    row.add(record.days.first)
    row.add(record.days.first == record.days.last ? nil : record.days.last)
    if let time = record.time { row.add(time) } else { row.addEmpty() }
    row.add(plain: record.status.rawValue)
    if let value = record.value { row.add(value.description) } else { row.addEmpty() }
    row.add(record.note)
    if let source = record.source { row.add(source) } else { row.addEmpty() }
  }

  /// Writes `task` to `id`.
  static func write(_ item: PlanItem, to row: inout some CellRow) {
    row.add(item.text)
    if let box = item.box { row.add(state(box)) } else { row.addEmpty() }
    row.add(item.task.due)
    if let priority = item.task.priority { row.add(plain: priority.rawValue) } else { row.addEmpty() }
    row.add(item.task.done)
    if let project = item.task.project { row.add(project) } else { row.addEmpty() }
    // A content is large to copy, and a task has no rule.
    if item.type != .task, let rule = item.content.rule { row.add(rule.rule.description) } else { row.addEmpty() }
    if item.trailingTags.isEmpty { row.addEmpty() } else { row.add(item.trailingTags.joined(separator: " ")) }
    if let id = item.id { row.add(id) } else { row.addEmpty() }
  }

  private static func state(_ box: BoxState) -> String {
    switch box {
    case .open: "open"
    case .done: "done"
    case .dropped: "dropped"
    case .unknown(let mark): mark
    }
  }

  /// The columns that `apply` reads for an entry.
  static let ofRecord = ["date", "until", "time", "status", "value", "note", "source"]
  /// Those that it reads for a task.
  static let ofItem = ["task", "state", "due", "priority", "done", "project", "every", "tags", "id"]

  /// An entry as its cells say.
  ///
  /// - Parameters:
  ///   - record: what its Markdown says; nil for a row without any.
  ///   - cells: by column.
  /// - Returns: nil where a cell has a wrong value, of which the column is given.
  static func record(_ record: LogRecord?, _ cells: [String: String]) -> Result<LogRecord, TableProblem> {
    let known = record.map { Dictionary(zip(ofRecord, of($0)), uniquingKeysWith: { first, _ in first }) }
    guard let first = CivilDate(cells["date"] ?? "") else {
      return .failure(.isNoDate(column: "date"))
    }
    var made = record ?? LogRecord(days: DateRange(first))
    let last = cells["until"] ?? ""
    guard let days = DateRange(first: first, last: last.isEmpty ? first : CivilDate(last) ?? .earliest) else {
      return .failure(.isNoLaterDate)
    }
    made.days = days
    func changed(_ column: String) -> String? {
      let cell = cells[column] ?? known?[column] ?? ""
      return cell == known?[column] ?? "" ? nil : cell
    }
    if let text = changed("time") {
      guard text.isEmpty || TimeOfDay(text) != nil else {
        return .failure(.isNoTime)
      }
      made.time = TimeOfDay(text)
    }
    if let text = changed("status") {
      guard let status = LogRecord.Status(rawValue: text.isEmpty ? "done" : text) else {
        return .failure(.isNoStatus)
      }
      made.status = status
    }
    if let text = changed("value") {
      guard text.isEmpty || Number(text) != nil else { return .failure(.isNoNumber) }
      made.value = Number(text)
    }
    if let text = changed("note") { made.note = text.onOneLine }
    if let text = changed("source") {
      guard !text.contains(where: \.isWhitespace) else { return .failure(.isNotOneWord) }
      made.source = text.isEmpty ? nil : text
    }
    return .success(made)
  }

  /// A task as its cells say.
  ///
  /// - Parameter item: what its Markdown says; nil for a row without any.
  static func item(_ item: PlanItem?, _ cells: [String: String]) -> Result<PlanItem, TableProblem> {
    let known = item.map { Dictionary(zip(ofItem, of($0)), uniquingKeysWith: { first, _ in first }) }
    var made = item ?? PlanItem(.task, text: "", box: .open)
    func changed(_ column: String) -> String? {
      let cell = cells[column] ?? known?[column] ?? ""
      return cell == known?[column] ?? "" ? nil : cell
    }
    if let text = changed("task") { made.text = text.onOneLine }
    // A box without words comes as it is; only nobody takes the words of one away.
    let hasWords = !made.text.isEmpty || made.icon != nil || made.content.blockTime != nil || item?.text.isEmpty ?? false
    guard hasWords else { return .failure(.isNoWords) }
    if let text = changed("state") {
      switch text {
      case "open": made.box = .open
      case "done": made.box = .done
      case "dropped": made.box = .dropped
      case "" where item == nil: made.box = .open
      default: return .failure(.isNoState)
      }
    }
    for (column, keyPath) in [("due", \PlanItem.task.due), ("done", \PlanItem.task.done)] {
      guard let text = changed(column) else { continue }
      guard text.isEmpty || CivilDate(text) != nil else {
        return .failure(.isNoDateOrNothing(column: column))
      }
      made[keyPath: keyPath] = CivilDate(text)
    }
    if let text = changed("priority") {
      guard text.isEmpty || Priority(rawValue: text) != nil else {
        return .failure(.isNoPriority)
      }
      made.task.priority = Priority(rawValue: text)
    }
    if let text = changed("project") { made.task.project = text.isEmpty ? nil : text }
    if changed("every") != nil || changed("tags") != nil || changed("id") != nil {
      return .failure(.isOtherThanMarkdown)
    }
    return .success(made)
  }
}

/// What is wrong of a row: the column whose cell has a wrong value.
enum TableProblem: Message, Error {
  case isNoDate(column: String)
  case isNoDateOrNothing(column: String)
  case isNoLaterDate, isNoTime, isNoStatus, isNoNumber, isNotOneWord, isNoWords, isNoState, isNoPriority
  /// Columns that only the Markdown of a row says.
  case isOtherThanMarkdown
  case isNoKind, isNoPath, isNoTitle, isNoLineOfLog, isNoLineOfBlock
  case isNoLines(column: String)
}
