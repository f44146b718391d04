import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// Imports what the tables of `docs/coming-from.md` show, row by row, and exports what those of the way back show.
@Suite struct ComingFromTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The heading, and which of the tables below it.
    var format: String
    var table: Int
    var line: String
    var becomes: String
    var account: String

    var testDescription: String { "\(format): \(line)" }
  }

  private static let wayBack = "The way back"
  static let rows = allRows.filter { $0.format != wayBack }
  static let rowsBack = allRows.filter { $0.format == wayBack }

  private static let allRows: [Row] = {
    var rows: [Row] = []
    var (format, table) = ("", -1)
    for line in ((try? ProjectFiles.text("docs/coming-from.md")) ?? "").split(separator: "\n") {
      if line.hasPrefix("## ") { (format, table) = (String(line.dropFirst(3)), -1) }
      if line.hasPrefix("|---") { table += 1 }
      guard let match = line.wholeMatch(of: /\| `([^`]+)` \| (?:`([^`]*)` )?\| ([^`|]+) \|/) else { continue }
      rows.append(
        Row(
          format: format,
          table: table,
          line: String(match.1),
          becomes: match.2.map(String.init) ?? "",
          account: String(match.3)
        )
      )
    }
    return rows
  }()

  @Test func thereAreRows() {
    #expect(Self.rows.count > 100)
    #expect(Self.rowsBack.count > 25)
    #expect(Set(Self.rows.map(\.format)) == Set(Self.files.keys).union(["Loop Habit Tracker", "Calendars", "Obsidian"]))
  }

  /// How a row becomes a file: its format and name, what stands before it and behind it, and where the account says that it is.
  private static let files: [String: (format: String, name: String, before: String, after: String, place: String)] = [
    "todo.txt": ("todotxt", "todo.txt", "", "\n", "todo.txt:1"),
    "klog": ("klog", "work.klg", "2026-11-20\n    ", "\n", "work.klg:2"),
    "Todoist": (
      "todoist", "Garden.csv", "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE\n", "\n",
      "Garden.csv:2"
    ),
    "Toggl Track": (
      "toggl", "toggl.csv", "Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Tags\n",
      "\n",
      "toggl.csv:2"
    ),
    "Streaks": ("streaks", "streaks.csv", "title,color,entry_type,entry_date,page,quantity,notes\n", "\n", "streaks.csv:2"),
    "HabitKit": (
      "habitkit", "h.json", #"{"habits": [{"id": "h", "name": "Read"}], "completions": ["#, "]}", "h.json: completions[0]"
    ),
    "Daylio": ("daylio", "daylio.csv", "full_date,date,weekday,time,mood,activities,note_title,note\n", "\n", "daylio.csv:2"),
    "Day One": ("dayone", "Journal.json", #"{"metadata": {}, "entries": ["#, "]}", "Journal.json: entries[0]"),
    "Habitica": ("habitica", "history.csv", "Task Name,Task ID,Task Type,Date,Value\n", "\n", "history.csv:2"),
    "TaskPaper": ("taskpaper", "house.taskpaper", "", "\n", "house.taskpaper:1"),
    "Org": ("org", "life.org", "", "\n", "life.org:1"),
    "TaskNotes": ("tasknotes", "Note.md", "---\n", "\n---\n", "Note.md"),
  ]

  /// The files that hold a row, and the part of the account that is about it.
  private func write(_ row: Row, into folder: TemporaryFolder) throws -> (arguments: String, place: String) {
    if let file = Self.files[row.format] {
      let text = ["Org", "TaskNotes"].contains(row.format) ? row.line.replacing(" / ", with: "\n") : row.line
      try folder.write("in/" + file.name, file.before + text + file.after)
      return ("\(file.format) @/in/\(file.name)", file.place)
    }
    if row.format == "Calendars" {
      let lines = row.line.split(separator: " / ")
      let body = (["BEGIN:\(lines[0])"] + lines.dropFirst() + ["END:\(lines[0])"]).joined(separator: "\r\n")
      try folder.write("in/c.ics", "BEGIN:VCALENDAR\r\n\(body)\r\nEND:VCALENDAR\r\n")
      return ("ics --zone UTC @/in/c.ics", "c.ics:2")
    }
    if row.table == 4 { return (try writeBackup(row, into: folder)) }
    if row.format == "Obsidian" {
      let parts = row.line.split(separator: ": ", maxSplits: 1).map(String.init)
      try folder.write("in/.obsidian/app.json", "{}")
      try folder.write("in/.obsidian/daily-notes.json", #"{"folder": "Journal"}"#)
      try folder.write("in/" + parts[0], parts[1].replacing(" / ", with: "\n") + "\n")
      return ("@/in", parts[0])
    }
    let habit = [
      row.line, "001,Run,YES_NO,,,1,1,,,,,false", "001,Run,NUMERICAL,,,1,1,,km,AT_LEAST,5,false",
      "001,Run,NUMERICAL,,,1,1,,,AT_MOST,2,false",
    ][row.table]
    try folder.write("in/Habits.csv", LoopExport.head + habit + "\n")
    if row.table > 0 { try folder.write("in/001 Run/Checkmarks.csv", "Date,Value,Notes\n" + row.line + "\n") }
    return ("loop @/in", row.table == 0 ? "Habits.csv:2" : "Checkmarks.csv:2")
  }

  /// The backup of Loop with a row, as `TABLE: column=value, ...`; a day is one of a habit that there is.
  private func writeBackup(_ row: Row, into folder: TemporaryFolder) throws -> (arguments: String, place: String) {
    let parts = row.line.split(separator: ": ", maxSplits: 1).map(String.init)
    let cells = parts[1].split(separator: ", ").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    let habit = parts[0] == "Habits" ? "" : "INSERT INTO Habits (id, name) VALUES (1, 'Run');"
    let owner = parts[0] == "Habits" || cells.contains { $0[0] == "habit" } ? [] : [["habit", "1"]]
    let all = [["id", "1"]] + owner + cells
    let columns = all.map { $0[0] }.joined(separator: ", ")
    let insert = "INSERT INTO \(parts[0]) (\(columns)) VALUES (\(all.map { $0[1] }.joined(separator: ", ")));"
    let database = try #require(DatabaseBytes.of(LoopBackup.tables + habit + insert))
    try folder.write("in/Loop.db", bytes: database)
    return ("loop @/in/Loop.db", "Loop.db: \(parts[0])[1]")
  }

  @Test(arguments: rows) func aRowBecomesWhatItSays(_ row: Row) throws {
    let folder = try TemporaryFolder()
    let (arguments, place) = try write(row, into: folder)
    let run = folder.run("import \(arguments) --into @/v --json --today 2026-11-22")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.error)")
    #expect(account(object, of: place) == row.account)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder(""))
      .filter { $0.hasPrefix("v/") && $0.hasSuffix(".md") && !$0.hasSuffix("/left.md") }
    let lines = try files.flatMap { try folder.text($0).split(separator: "\n").map(String.init) }
    let made = lines.filter { $0.trimmingCharacters(in: .whitespaces).hasPrefix("- ") }
    #expect(row.becomes.isEmpty || made.contains(row.becomes), "\(made)")
    // What is copied is as it was, until its fixes are made.
    let lint = row.format == "Obsidian" ? "lint --fix @/v --today 2026-11-22" : "lint @/v --today 2026-11-22"
    if !files.isEmpty { #expect(folder.run(lint).status == .success) }
  }

  /// What the account says of a place, in the words of the table.
  private func account(_ object: [String: Any], of place: String) -> String {
    for reason in object["reasons"] as? [[String: Any]] ?? [] {
      guard let places = reason["places"] as? [String], places.contains(where: { $0.hasSuffix(place) }) else { continue }
      let words = ["left": "left", "leftOut": "left out", "present": "there", "written": "written"]
      return "\(words[reason["outcome"] as? String ?? ""] ?? ""): \(reason["reason"] as? String ?? "")"
    }
    let kept = (object["keptAsWords"] as? [String: Any] ?? [:]).keys.filter {
      !(place == "Checkmarks.csv:2" || place.hasSuffix("Repetitions[1]")) || $0 == "a number of a day"
    }
    guard !kept.isEmpty else { return "taken" }
    let order = ["question", "description", "target", "color", "frequency", "reminder"]
    return "kept as words: "
      + kept.sorted { (order.firstIndex(of: $0) ?? 9, $0) < (order.firstIndex(of: $1) ?? 9, $1) }.joined(separator: ", ")
  }

  // MARK: The way back

  @Test(arguments: rowsBack) func aRowIsWrittenAsItSays(_ row: Row) throws {
    let folder = try TemporaryFolder()
    let files = [
      ("p/garden.md", "---\nkind: project\n---\n\n# Garden\n\n\(row.line)\n"),
      ("d/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n\(row.line)\n"),
      ("r/body.md", "---\nkind: ritual\n---\n\n# Body\n\n## Arc 54: 2026-07-01 - 2026-12-31\n\n\(row.line)\n"),
      ("r/body.md", "---\nkind: ritual\n---\n\n# Body\n\n## Arc 54: 2026-07-01 - 2026-12-31\n\n- Run\n\(row.line)\n"),
    ]
    try folder.write(files[row.table].0, files[row.table].1)
    let options = ["--to todotxt @/p", "--to klog @/d", "--to loop -o @/out/ @/r", "--to loop -o @/out/ @/r"][row.table]
    let run = folder.run("export \(options) --today 2026-11-22")
    let output =
      switch row.table {
      case 2: try folder.text("out/Habits.csv")
      case 3: try folder.text("out/001 Run/Checkmarks.csv")
      default: run.output
      }
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    #expect(row.becomes.isEmpty ? output.isEmpty : lines.contains(row.becomes), "\(output)")
    #expect(accountBack(run.error) == row.account, "\(run.error)")
    #expect(run.status == (row.account.hasPrefix("without") || row.account.hasPrefix("left") ? .findings : .success))
  }

  /// What the account of an export of one thing says, in the words of the table.
  private func accountBack(_ error: String) -> String {
    let lines = error.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    if let match = lines.lazy.compactMap({ $0.firstMatch(of: /^1 (left: .*|without .*) \(@.*\)$/) }).first {
      return String(match.1)
    }
    guard let kept = lines.first(where: { $0.hasPrefix("kept as words: ") }) else { return "written" }
    return String(kept.dropLast(2))
  }
}
