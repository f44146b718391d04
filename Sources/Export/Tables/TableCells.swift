import Chronology
import Languages
import Planner
import SourceText

/// What cells say of an entry or a task, and back.
enum TableCells {
  /// `date` to `source`.
  static func of(_ record: LogRecord) -> [String] {
    [
      record.days.first.description, record.days.count == 1 ? "" : record.days.last.description, record.time?.description ?? "",
      record.status.rawValue, record.value?.description ?? "", record.note, record.source ?? "",
    ]
  }

  /// `task` to `id`.
  static func of(_ item: PlanItem) -> [String] {
    [
      item.text, state(item.box), item.task.due?.description ?? "", item.task.priority?.rawValue ?? "",
      item.task.done?.description ?? "", item.task.project ?? "", item.content.rule?.rule.description ?? "",
      item.trailingTags.joined(separator: " "), item.id ?? "",
    ]
  }

  private static func state(_ box: BoxState?) -> String {
    switch box {
    case .open: "open"
    case .done: "done"
    case .dropped: "dropped"
    case .unknown(let mark): mark
    case nil: ""
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
    guard !made.text.isEmpty || made.icon != nil || made.content.blockTime != nil else { return .failure(.isNoWords) }
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
