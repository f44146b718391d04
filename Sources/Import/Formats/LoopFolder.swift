import Chronology
import Outline
import Planner

/// The export of Loop Habit Tracker: a folder with `Habits.csv` and a folder of each habit. The habits go to a ritual, in arcs of half
/// a year.
public enum LoopFolder: FileFormat {
  public static let name = "loop"
  public static let summary = "the unzipped CSV export of Loop Habit Tracker, into a ritual"

  public static func recognizes(_ files: [ImportedFile]) -> Bool {
    guard let habits = habits(in: files) else { return false }
    return habits.bytes.starts(with: "Position,Name,".utf8)
  }

  private static func habits(in files: [ImportedFile]) -> ImportedFile? { files.first { $0.name == "Habits.csv" } }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    guard let list = habits(in: files) else {
      throw ImportError(
        ImportPlace(path: files[0].path),
        "the folder has no Habits.csv; name the folder that the export was unzipped to"
      )
    }
    var rows = try CSVTable(list, delimiter: .comma).rows
    guard !rows.isEmpty else { throw ImportError(ImportPlace(path: list.path, line: 1), "there are no columns") }
    let columns = CSVColumns(rows.removeFirst())
    guard columns.has("name") else { throw ImportError(ImportPlace(path: list.path, line: 1), "there is no column “Name”") }
    let habits = rows.enumerated().map { LoopHabit($0.element, columns, number: $0.offset + 1) }
    let all = try checks(of: habits, in: files)
    var drafts: [ImportDraft] = []
    let histories = zip(zip(habits, rows), all).map { habit, checks in
      history(of: habit.0, at: ImportPlace(path: list.path, line: habit.1.line), habit.1.text, checks, &drafts)
    }
    let home = DraftHome(.ritual, titled: options.title ?? "Loop Habit Tracker")
    return HabitHistory.drafts(of: histories, in: home, today: options.today) + drafts
  }

  // MARK: Days

  /// One line of a habit's days.
  struct Check {
    var place: ImportPlace
    var text: String
    /// Nil where it is none.
    var date: CivilDate?
    var value: String
    var note: String
  }

  /// Those of each habit: in the file of its folder, or where that has none in the column of the table of all.
  private static func checks(of habits: [LoopHabit], in files: [ImportedFile]) throws(ImportError) -> [[Check]] {
    let common = try files.first { $0.name == "Checkmarks.csv" }.map { (file) throws(ImportError) in
      (file, try CSVTable(file, delimiter: .comma).rows)
    }
    return try habits.enumerated().map { (offset, habit) throws(ImportError) in
      let own = files.first { file in
        let parts = file.name.split(separator: "/")
        return parts.count == 2 && parts[1] == "Checkmarks.csv" && Int(parts[0].prefix { $0 != " " }) == habit.number
      }
      var checks: [Check] = []
      if let own {
        for row in try CSVTable(own, delimiter: .comma).rows where row.cells[0] != "Date" {
          checks.append(check(row, 1, note: 2, of: own))
        }
      }
      if checks.isEmpty, let (file, rows) = common {
        for row in rows.dropFirst() where row.cells.count > offset + 1 {
          var check = check(row, offset + 1, note: nil, of: file)
          check.text = "\(row.cells[0]),\(check.value)"
          checks.append(check)
        }
      }
      return checks
    }
  }

  private static func check(_ row: CSVTable.Row, _ column: Int, note: Int?, of file: ImportedFile) -> Check {
    func cell(_ index: Int?) -> String { index.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil } ?? "" }
    let words = cell(note).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Check(
      place: ImportPlace(path: file.path, line: row.line),
      text: row.text,
      date: CivilDate(cell(0)),
      value: cell(column),
      note: words
    )
  }

  // MARK: Drafts

  /// The habit with the days that say something.
  ///
  /// - Parameter others: gets those that do not, or are not read.
  private static func history(
    of habit: LoopHabit,
    at place: ImportPlace,
    _ text: String,
    _ checks: [Check],
    _ others: inout [ImportDraft]
  ) -> HabitHistory {
    var days: [HabitHistory.Day] = []
    for check in checks {
      let state = habit.state(of: check.value)
      switch (check.date, state) {
      case (nil, _): others.append(ImportDraft(.unread("its date is not read"), at: check.place, original: check.text))
      case (_, nil): others.append(ImportDraft(.unread("its value is not read"), at: check.place, original: check.text))
      case (_, _) where habit.shape.title.isEmpty:
        others.append(ImportDraft(.unread("its habit has no name"), at: check.place, original: check.text))
      case (_, .nothing?) where check.note.isEmpty:
        others.append(ImportDraft(.nothing("nothing was done on the day"), at: check.place, original: check.text))
      case (let date?, let state?):
        let record = habit.record(on: date, state, note: check.note)
        let kept = record.note == check.note ? [] : ["a number of a day"]
        days.append(HabitHistory.Day(place: check.place, original: check.text, record: record, keptAsWords: kept))
      }
    }
    return HabitHistory(shape: habit.shape, isArchived: habit.isArchived, place: place, original: text, days: days)
  }
}
