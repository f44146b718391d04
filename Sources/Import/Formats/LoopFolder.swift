import Chronology
import Outline
import Planner
import SourceText

/// The export of Loop Habit Tracker: a folder with `Habits.csv` and a folder of each habit; or its backup, a database. The habits go to a
/// ritual, in arcs of half a year.
public enum LoopFolder: FileFormat {
  public static let name = "loop"

  public static func recognizes(_ files: [ImportedFile]) -> Bool {
    if files.count == 1, LoopDatabase.isOne(files[0]) { return true }
    guard let habits = habits(in: files) else { return false }
    let bytes = habits.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? habits.bytes.dropFirst(3) : habits.bytes[...]
    return bytes.starts(with: "Position,Name,".utf8)
  }

  private static func habits(in files: [ImportedFile]) -> ImportedFile? { files.first { $0.name == "Habits.csv" } }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    if let database = files.first(where: { $0.database != nil }) {
      guard files.count == 1 else {
        throw ImportError(ImportPlace(path: database.path), .nameBackupAlone)
      }
      return try drafts(of: LoopDatabase(database), options)
    }
    guard let list = habits(in: files) else {
      throw ImportError(
        ImportPlace(path: files[0].path),
        .hasNoHabitsFile
      )
    }
    var rows = try CSVTable(list, delimiter: .comma).rows
    guard !rows.isEmpty else { throw ImportError(ImportPlace(path: list.path, line: 1), .hasNoColumns) }
    let columns = CSVColumns(rows.removeFirst())
    guard columns.has("name") else { throw ImportError(ImportPlace(path: list.path, line: 1), .hasNoColumn("Name")) }
    let habits = rows.enumerated().map { LoopHabit($0.element, columns, number: $0.offset + 1) }
    let all = try checks(of: habits, in: files)
    var drafts = try others(habits, list, in: files)
    let histories = zip(zip(habits, rows), all).map { habit, checks in
      history(of: habit.0, at: ImportPlace(path: list.path, line: habit.1.line), habit.1.text, checks, options, &drafts)
    }
    return HabitHistory.drafts(of: histories, in: home(options), today: options.today) + drafts
  }

  private static func drafts(of database: LoopDatabase, _ options: ImportOptions) -> [ImportDraft] {
    var drafts = database.others
    let histories = database.entries.map { entry in
      var history = history(of: entry.habit, at: entry.place, entry.text, entry.checks, options, &drafts)
      history.origin = entry.origin
      return history
    }
    return HabitHistory.drafts(of: histories, in: home(options), today: options.today) + drafts
  }

  private static func home(_ options: ImportOptions) -> DraftHome {
    DraftHome(.ritual, titled: options.title ?? "Loop Habit Tracker")
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
    let columns = columns(of: habits, in: common?.1.first)
    return try habits.enumerated().map { (offset, habit) throws(ImportError) in
      let own = files.first { folder(of: $0) == habit.number && $0.name.hasSuffix("/Checkmarks.csv") }
      var checks: [Check] = []
      if let own {
        for row in try CSVTable(own, delimiter: .comma).rows where row.cells[0] != "Date" {
          checks.append(check(row, 1, note: 2, of: own))
        }
      }
      if checks.isEmpty, let (file, rows) = common, let column = columns[offset] {
        for row in rows.dropFirst() where row.cells.count > column {
          var check = check(row, column, note: nil, of: file)
          check.text = "\(row.cells[0]),\(check.value)"
          checks.append(check)
        }
      }
      return checks
    }
  }

  /// The number that the folder of a file begins with; nil for a file that is in none of a habit.
  private static func folder(of file: ImportedFile) -> Int? {
    let parts = file.name.split(separator: "/")
    return parts.count == 2 ? Int(parts[0].prefix { $0 != " " }) : nil
  }

  /// The columns of habits in the table of all, by the places of the habits. The export of one habit has a list of all of them and the
  /// column of that one, so a column is a habit's only where the first row says so.
  private static func columns(of habits: [LoopHabit], in head: CSVTable.Row?) -> [Int: Int] {
    guard let head else { return [:] }
    // The program puts no name in quotation marks, so that one with a comma is two cells here, and only one in the rows below.
    let names = head.text.split(separator: ",", omittingEmptySubsequences: false).dropFirst().joined(separator: ",").onOneLine
    let all = habits.map(\.shape.title).joined(separator: ",")
    if !names.isEmpty, names == all || names == all + "," {
      return Dictionary(uniqueKeysWithValues: habits.indices.map { ($0, $0 + 1) })
    }
    var columns: [Int: Int] = [:]
    let cells = head.cells.map(\.onOneLine)
    for (index, habit) in habits.enumerated() where habits.count(where: { $0.shape.title == habit.shape.title }) == 1 {
      let found = cells.indices.dropFirst().filter { cells[$0] == habit.shape.title }
      if found.count == 1 { columns[index] = found[0] }
    }
    return columns
  }

  /// What no habit of the list claims: files of other folders, columns of other names, and files of no known name.
  private static func others(
    _ habits: [LoopHabit],
    _ list: ImportedFile,
    in files: [ImportedFile]
  ) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    let numbers = Set(habits.map(\.number))
    for file in files where file.name != list.name {
      let whole = ImportPlace(path: file.path)
      let last = file.name.split(separator: "/").last ?? ""
      if last == "Scores.csv" {
        drafts.append(ImportDraft(.nothing(.because(.scoresAreWorkedOut)), at: whole, original: file.name))
      } else if file.name == "HabitBull.csv" {
        drafts.append(ImportDraft(.nothing(.because(.daysAreInFolders)), at: whole, original: file.name))
      } else if file.name == "Checkmarks.csv" {
        drafts += try unclaimed(file, habits)
      } else if last == "Checkmarks.csv", let number = folder(of: file) {
        guard !numbers.contains(number) else { continue }
        for row in try CSVTable(file, delimiter: .comma).rows where row.cells[0] != "Date" {
          let place = ImportPlace(path: file.path, line: row.line)
          drafts.append(ImportDraft(.unread(.because(.habitIsNotIn(list.name))), at: place, original: row.text))
        }
      } else {
        drafts.append(ImportDraft(.unread(.because(.isNoFileOfLoop)), at: whole, original: file.name))
      }
    }
    return drafts
  }

  /// The days of columns of the table of all that are no habit's.
  private static func unclaimed(_ file: ImportedFile, _ habits: [LoopHabit]) throws(ImportError) -> [ImportDraft] {
    let rows = try CSVTable(file, delimiter: .comma).rows
    let claimed = Set(columns(of: habits, in: rows.first).values)
    // With a name that has a comma the first row has more cells than the rows below.
    guard let head = rows.first, claimed.count < habits.count else { return [] }
    let names = head.cells.indices.dropFirst().filter { !claimed.contains($0) && !head.cells[$0].isEmpty }
    guard !names.isEmpty else { return [] }
    return rows.dropFirst().compactMap { row in
      let says = names.contains { place in
        row.cells.indices.contains(place) && !["", "0", "-1", "NO", "UNKNOWN", "YES_AUTO"].contains(row.cells[place])
      }
      guard says else { return nil }
      return ImportDraft(
        .unread(.because(.columnsDoNotTell)),
        at: ImportPlace(path: file.path, line: row.line),
        original: row.text
      )
    }
  }

  private static func check(_ row: CSVTable.Row, _ column: Int, note: Int?, of file: ImportedFile) -> Check {
    func cell(_ index: Int?) -> String { index.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil } ?? "" }
    let words = cell(note).onOneLine
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
    _ options: ImportOptions,
    _ others: inout [ImportDraft]
  ) -> HabitHistory {
    var days: [HabitHistory.Day] = []
    for check in checks {
      let state = habit.state(of: check.value)
      switch (check.date, state) {
      case (nil, _): others.append(ImportDraft(.unread(.because(.dateIsNotRead)), at: check.place, original: check.text))
      case (_, nil): others.append(ImportDraft(.unread(.because(.valueIsNotRead)), at: check.place, original: check.text))
      case (_, _) where habit.shape.title.isEmpty:
        others.append(ImportDraft(.unread(.because(.itsHabitHasNoName)), at: check.place, original: check.text))
      case (_, .nothing?) where check.note.isEmpty:
        others.append(ImportDraft(.nothing(.because(.nothingWasDone)), at: check.place, original: check.text))
      case (let date?, let state?):
        let record = habit.record(on: date, state, note: check.note, anyIsDone: options.anyIsDone)
        let kept: [KeptThing] = record.note == check.note ? [] : [.number]
        days.append(HabitHistory.Day(place: check.place, original: check.text, record: record, kept: kept))
      }
    }
    return HabitHistory(shape: habit.shape, isArchived: habit.isArchived, place: place, original: text, days: days)
  }
}
