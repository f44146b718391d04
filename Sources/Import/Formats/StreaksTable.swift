import Chronology
import Planner

/// The CSV export of Streaks: a row for each day of a task. The tasks go to a ritual, in arcs of half a year.
public enum StreaksTable: FileFormat {
  public static let name = "streaks"

  private static let needed = ["title", "entry_type"]
  /// What the column with the date is called, in several versions.
  private static let dateColumns = ["entry_date", "date", "entry_timestamp"]

  public static func recognizes(_ files: [ImportedFile]) -> Bool { NamedTable.all(files, have: needed) }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var habits: [HabitHistory] = []
    var places: [String: Int] = [:]
    var others: [ImportDraft] = []
    for file in files {
      let table = try NamedTable(file, needs: needed)
      guard let dateColumn = dateColumns.first(where: table.columns.has) else {
        throw ImportError(ImportPlace(path: file.path, line: 1), .hasNoColumn("entry_date"))
      }
      for row in table.rows {
        let title = table.words("title", of: row)
        guard !title.isEmpty else {
          others.append(table.unread(.taskHasNoName, row))
          continue
        }
        let id = table.words("task_id", of: row)
        let key = id.isEmpty ? title : id + "\n"
        if places[key] == nil {
          places[key] = habits.count
          // The first row of a task stands for it; its day is a thing of its own.
          habits.append(
            HabitHistory(
              shape: shape(of: row, table),
              origin: id.isEmpty ? nil : "streaks " + id,
              place: table.place(of: row),
              original: title,
              days: []
            )
          )
        }
        switch day(of: row, table, dateColumn, options) {
        case .success(let day): habits[places[key] ?? 0].days.append(day)
        case .failure(let problem): others.append(ImportDraft(problem.content, at: table.place(of: row), original: row.text))
        }
      }
    }
    let home = DraftHome(.ritual, titled: options.title ?? "Streaks")
    return HabitHistory.drafts(of: habits, in: home, today: options.today) + others
  }

  private static func shape(of row: CSVTable.Row, _ table: NamedTable) -> HabitShape {
    var shape = HabitShape(table.words("title", of: row))
    for (column, what) in [("color", KeptThing.colorOfHabit), ("page", .page)] where !table.words(column, of: row).isEmpty {
      shape.words.append((what, "\(column) \(table.words(column, of: row))"))
    }
    return shape
  }

  /// Why a row is no entry.
  private struct NoDay: Error { var content: ImportDraft.Content }

  private static func day(
    of row: CSVTable.Row,
    _ table: NamedTable,
    _ dateColumn: String,
    _ options: ImportOptions
  ) -> Result<HabitHistory.Day, NoDay> {
    guard let date = date(table.words(dateColumn, of: row)) else {
      return .failure(NoDay(content: .unread(.because(.dateIsNotRead))))
    }
    var notes: [String] = []
    var kept: [KeptThing] = []
    let quantity = table.words("quantity", of: row)
    if let number = Number(quantity), number > .zero, number != Number(1) {
      notes.append([number.description, table.words("unit", of: row)].filter { !$0.isEmpty }.joined(separator: " "))
      kept.append(.number)
    }
    var record = LogRecord(days: DateRange(date), source: "streaks")
    let type = table.words("entry_type", of: row).lowercased()
    if type.contains("skip") {
      record.status = .skipped
    } else if type.contains("partial") {
      record.status = options.anyIsDone ? .done : .missed
      notes.append("in part")
    } else if type.contains("missed") || type.contains("uncompleted") || type.contains("incomplete") {
      guard !table.words("notes", of: row).isEmpty else {
        return .failure(NoDay(content: .nothing(.because(.nothingWasDone))))
      }
      record.status = .missed
    } else if !type.contains("complete") {
      return .failure(NoDay(content: .unread(.because(.isNoTypeOfEntries(type)))))
    }
    let note = table.words("notes", of: row)
    record.note = (notes + [note]).filter { !$0.isEmpty }.joined(separator: " ")
    return .success(
      HabitHistory.Day(place: table.place(of: row), original: row.text, record: record, kept: kept)
    )
  }

  /// `20261120`, or as ISO 8601 has it.
  private static func date(_ text: String) -> CivilDate? {
    if text.utf8.count == 8, text.utf8.allSatisfy({ $0 &- 0x30 < 10 }) {
      return CivilDate("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))")
    }
    return ImportedMoment(text).map { ImportedMoment.moment($0.local).date }
  }
}
