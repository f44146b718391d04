import Chronology
import Planner
import SourceText

/// The backup of Loop Habit Tracker, an SQLite database: its habits and their days, as the CSV export would have them.
struct LoopDatabase {
  static let needed = ["Habits", "Repetitions"]

  /// Tables that are worked out of the days, or in which nothing is a person's.
  private static let derived: Set = ["checkmarks", "score", "streak", "events", "android_metadata"]

  /// The newest version of the tables that is known.
  private static let newest = 25

  /// The columns of `Habits.csv`.
  private static let columns = CSVColumns(
    CSVTable.Row(
      line: 1,
      cells: [
        "Position", "Name", "Type", "Question", "Description", "FrequencyNumerator", "FrequencyDenominator", "Color", "Unit",
        "Target Type", "Target Value", "Archived?",
      ],
      text: ""
    )
  )

  /// A habit, with what is said of it.
  struct Entry {
    var habit: LoopHabit
    var origin: String?
    var place: ImportPlace
    var text: String
    var checks: [LoopFolder.Check] = []
  }

  /// In the order of Loop's list.
  private(set) var entries: [Entry] = []
  /// What is no habit's.
  private(set) var others: [ImportDraft] = []
  private let path: String
  private let version: Int

  static func isOne(_ file: ImportedFile) -> Bool { needed.allSatisfy { file.database?.table($0) != nil } }

  init(_ file: ImportedFile) throws(ImportError) {
    path = file.path
    version = file.database?.version ?? 0
    guard let habits = file.database?.table("Habits"), let days = file.database?.table("Repetitions") else {
      throw ImportError(
        ImportPlace(path: path),
        .isNoBackupOfLoop
      )
    }
    guard version <= LoopDatabase.newest else {
      throw ImportError(
        ImportPlace(path: path),
        .isOfLaterLoop(version)
      )
    }
    for column in ["id", "name", "freq_num", "freq_den"] { try require(column, of: habits) }
    for column in ["habit", "timestamp"] { try require(column, of: days) }
    let places = readHabits(habits)
    readDays(days, places)
    for name in file.database?.others ?? [] {
      let isKnown = LoopDatabase.derived.contains(name.lowercased())
      let content: ImportDraft.Content =
        isKnown ? .nothing(.because(.tableHasNothingOfYours)) : .unread(.because(.isNoTableOfLoop))
      others.append(ImportDraft(content, at: ImportPlace(path: "\(path): \(name)"), original: name))
    }
  }

  private func require(_ column: String, of table: ImportedDatabase.Table) throws(ImportError) {
    guard table.place(column) == nil else { return }
    throw ImportError(ImportPlace(path: "\(path): \(table.name)"), .hasNoColumn(column))
  }

  private func place(_ table: String, _ id: String) -> ImportPlace { ImportPlace(path: "\(path): \(table)[\(id)]") }

  private static func text(_ row: [String?]) -> String {
    String(CSVTable.text(of: row.map { $0 ?? "" }, delimiter: .comma).dropLast())
  }

  // MARK: Habits

  /// - Returns: the place of each habit among the entries, by its identifier.
  private mutating func readHabits(_ table: ImportedDatabase.Table) -> [String: Int] {
    func cell(_ column: String, _ row: [String?]) -> String? { table.place(column).flatMap { row[$0] } }
    let rows = table.rows.sorted { one, other in
      let (first, second) = (Int(cell("position", one) ?? "") ?? .max, Int(cell("position", other) ?? "") ?? .max)
      let ids = (Int(cell("id", one) ?? "") ?? .max, Int(cell("id", other) ?? "") ?? .max)
      return (first, ids.0) < (second, ids.1)
    }
    var places: [String: Int] = [:]
    for (offset, row) in rows.enumerated() {
      func value(_ column: String) -> String { cell(column, row) ?? "" }
      let isNumerical = value("type") == "1"
      // Before version 23 the question was called the description.
      let hasQuestion = table.place("question") != nil
      let cells = [
        String(offset + 1), value("name"), isNumerical ? "NUMERICAL" : "YES_NO",
        hasQuestion ? value("question") : value("description"), hasQuestion ? value("description") : "",
        value("freq_num"), value("freq_den"), color(value("color")), isNumerical ? value("unit") : "",
        isNumerical ? (value("target_type") == "1" ? "AT_MOST" : "AT_LEAST") : "", isNumerical ? value("target_value") : "",
        ["", "0"].contains(value("archived")) ? "false" : "true",
      ]
      var habit = LoopHabit(CSVTable.Row(line: 1, cells: cells, text: ""), LoopDatabase.columns, number: offset + 1)
      if let words = LoopDatabase.reminder(value("reminder_hour"), value("reminder_min"), value("reminder_days")) {
        habit.keep(.reminderOfHabit, words)
      }
      let uuid = value("uuid")
      places[value("id")] = entries.count
      entries.append(
        Entry(
          habit: habit,
          origin: uuid.isEmpty ? nil : "loop \(uuid)",
          place: place(table.name, value("id")),
          text: LoopDatabase.text(row)
        )
      )
    }
    return places
  }

  /// The colors of the palette, as the CSV export writes them.
  private static let palette = [
    "#D32F2F", "#E64A19", "#F57C00", "#FF8F00", "#F9A825", "#AFB42B", "#7CB342", "#388E3C", "#00897B", "#00ACC1", "#039BE5",
    "#1976D2", "#303F9F", "#5E35B1", "#8E24AA", "#D81B60", "#5D4037", "#303030", "#757575", "#aaaaaa",
  ]

  /// Where the colors of the palette that versions 14 to 20 had are in the later one.
  private static let earlierPalette = [0, 1, 4, 5, 7, 8, 9, 10, 13, 14, 15, 17, 19]

  private func color(_ text: String) -> String {
    guard let number = Int(text) else { return text }
    guard version >= 14 else {
      let digits = String(number & 0xFF_FFFF, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    let palette = LoopDatabase.palette
    guard version < 21 else { return palette.indices.contains(number) ? palette[number] : text }
    let earlier = LoopDatabase.earlierPalette
    return earlier.indices.contains(number) ? palette[earlier[number]] : text
  }

  /// `reminder at 18:00 on sat wed`; nil where there is none.
  ///
  /// - Parameter days: a bit for each weekday, the lowest for Saturday.
  private static func reminder(_ hour: String, _ minute: String, _ days: String) -> String? {
    guard let hour = Int(hour), let minute = Int(minute), let time = TimeOfDay(hour: hour, minute: minute) else { return nil }
    let bits = Int(days) ?? 127
    let on = (0..<7).filter { bits >> $0 & 1 == 1 }.map { Weekday.saturday.adding(days: $0).name }
    return "reminder at \(time)" + (on.isEmpty || on.count == 7 ? "" : " on \(on.joined(separator: " "))")
  }

  // MARK: Days

  private mutating func readDays(_ table: ImportedDatabase.Table, _ places: [String: Int]) {
    let (id, habit, moment) = (table.place("id"), table.place("habit") ?? 0, table.place("timestamp") ?? 0)
    let (value, notes) = (table.place("value"), table.place("notes"))
    for (offset, row) in table.rows.enumerated() {
      let place = place(table.name, id.flatMap { row[$0] } ?? String(offset + 1))
      let text = LoopDatabase.text(row)
      guard let entry = row[habit].flatMap({ places[$0] }) else {
        others.append(ImportDraft(.unread(.because(.habitIsNotInTable)), at: place, original: text))
        continue
      }
      entries[entry].checks.append(
        LoopFolder.Check(
          place: place,
          text: text,
          date: row[moment].flatMap(LoopDatabase.day),
          // Before version 16 there is a row for what was done, and for nothing else.
          value: value.map { LoopDatabase.word(row[$0] ?? "") } ?? "YES_MANUAL",
          note: notes.flatMap { row[$0]?.onOneLine } ?? ""
        )
      )
    }
  }

  /// The day of a moment in milliseconds from 1970, the midnight of Greenwich with which it begins.
  private static func day(_ milliseconds: String) -> CivilDate? {
    guard let moment = Int(milliseconds) else { return nil }
    let day = moment / 86_400_000 - (moment % 86_400_000 < 0 ? 1 : 0)
    return (CivilDate.earliest.dayNumber...CivilDate.latest.dayNumber).contains(day) ? CivilDate(dayNumber: day) : nil
  }

  /// A value as the CSV export writes it.
  private static func word(_ value: String) -> String {
    ["-1": "UNKNOWN", "0": "NO", "1": "YES_AUTO", "2": "YES_MANUAL", "3": "SKIP"][value] ?? value
  }
}
