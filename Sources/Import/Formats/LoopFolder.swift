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
    var names: [String: Int] = [:]
    var habits: [(habit: LoopHabit, row: CSVTable.Row)] = []
    for (offset, row) in rows.enumerated() {
      var habit = LoopHabit(row, columns, number: offset + 1)
      let name = Document.name(ofTitle: habit.title)
      names[name, default: 0] += 1
      if let number = names[name], number > 1 { habit.id = String(number) }
      habits.append((habit, row))
    }
    let all = try checks(of: habits.map(\.habit), in: files)
    let first = all.joined().compactMap(\.date).min() ?? options.today
    let arcs = LoopArcs(from: first)
    let home = DraftHome(.ritual, titled: options.title ?? "Loop Habit Tracker")
    return zip(habits, all).flatMap { (habit, checks) in
      drafts(
        of: habit.habit,
        at: ImportPlace(path: list.path, line: habit.row.line),
        habit.row.text,
        checks,
        arcs,
        home,
        options.today
      )
    }
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

  private static func drafts(
    of habit: LoopHabit,
    at place: ImportPlace,
    _ text: String,
    _ checks: [Check],
    _ arcs: LoopArcs,
    _ home: DraftHome,
    _ today: CivilDate
  ) -> [ImportDraft] {
    guard !habit.title.isEmpty else { return [ImportDraft(.unread("the habit has no name"), at: place, original: text)] }
    var entries: [(check: Check, state: LoopHabit.State)] = []
    var drafts: [ImportDraft] = []
    for check in checks {
      let state = habit.state(of: check.value)
      switch (check.date, state) {
      case (nil, _): drafts.append(ImportDraft(.unread("its date is not read"), at: check.place, original: check.text))
      case (_, nil): drafts.append(ImportDraft(.unread("its value is not read"), at: check.place, original: check.text))
      case (_, .nothing?) where check.note.isEmpty:
        drafts.append(ImportDraft(.nothing("nothing was done on the day"), at: check.place, original: check.text))
      case (_, let state?): entries.append((check, state))
      }
    }
    let days = entries.compactMap(\.check.date)
    let (first, last) = (days.min(), days.max())
    func spot(on day: CivilDate) -> (DraftHome, PlanItem) {
      let arc = arcs.title(on: day)
      var own = home
      own.section = arc.text
      return (own, habit.item(in: arc, from: first, until: habit.isArchived ? last : nil))
    }
    guard !habit.isArchived || last != nil else {
      return [ImportDraft(.nothing("an archived habit without a day"), at: place, original: text)] + drafts
    }
    let (own, item) = spot(on: habit.isArchived ? last ?? today : max(today, last ?? today))
    drafts.insert(
      ImportDraft(.item(DraftedItem(item, in: own)), at: place, original: text, keptAsWords: habit.keptAsWords),
      at: 0
    )
    for (check, state) in entries.sorted(by: { ($0.check.date ?? .earliest) < ($1.check.date ?? .earliest) }) {
      guard let date = check.date else { continue }
      let (own, item) = spot(on: date)
      let record = habit.record(on: date, state, note: check.note)
      let kept = record.note == check.note ? [] : ["a number of a day"]
      drafts.append(
        ImportDraft(.entry(DraftedEntry(record, of: item, in: own)), at: check.place, original: check.text, keptAsWords: kept)
      )
    }
    return drafts
  }
}

/// Arcs of half a calendar year, numbered from that of a first day.
struct LoopArcs {
  private let first: Int

  init(from day: CivilDate) { first = LoopArcs.half(of: day) }

  private static func half(of day: CivilDate) -> Int { day.year * 2 + (day.month > 6 ? 1 : 0) }

  func title(on day: CivilDate) -> ArcTitle {
    let isSecond = day.month > 6
    let start = CivilDate(year: day.year, month: isSecond ? 7 : 1, day: 1) ?? day
    let end = CivilDate(year: day.year, month: isSecond ? 12 : 6, day: isSecond ? 31 : 30) ?? day
    return ArcTitle(number: LoopArcs.half(of: day) - first + 1, days: DateRange(first: start, last: end) ?? DateRange(day))
  }
}
