import Foundation
import TestSupport
import Testing

@testable import CommandLine

@Suite struct ImportCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func page(_ title: String, _ lines: String...) -> String {
    "---\nkind: page\n---\n\n# \(title)\n\n## Now\n\n" + lines.map { $0 + "\n" }.joined()
  }

  /// Writes a vault of two files and its export.
  private func export() throws {
    try folder.write("old/tidemark.md", "---\nkind: vault\ndays: days\n---\n\n# Old\n")
    try folder.write("old/days/2026-11-20.md", "- 09:00 Walk   \n\n<!-- mine -->\n")
    #expect(folder.run("export --to json -o @/v.json @/old").status == .success)
  }

  @Test func anExportComesBack() throws {
    try export()
    let run = folder.run("import @/v.json --into @/new --today 2026-11-22")
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
    #expect(run.output == "2 read: 2 written\n@/new/days/2026-11-20.md: created\n@/new/tidemark.md: created\n")
    for name in ["tidemark.md", "days/2026-11-20.md"] {
      #expect(try folder.bytes("old/" + name) == folder.bytes("new/" + name))
    }
    let again = folder.run("import json @/v.json --into @/new --today 2026-11-22")
    #expect(again.status == .success)
    #expect(again.output == "2 read: 0 written, 2 already there\n")
  }

  @Test func aDryRunWritesNothing() throws {
    try export()
    let run = folder.run("import @/v.json --into @/new --dry-run")
    #expect(run.error.hasPrefix("nothing is written; without --dry-run:\n2 read: 2 written\n"))
    #expect(
      run.output.hasPrefix("--- @/new/days/2026-11-20.md\n+++ @/new/days/2026-11-20.md\n@@ -0,0 +1,3 @@\n+- 09:00 Walk   \n")
    )
    #expect(!FileManager.default.fileExists(atPath: folder("new")))
  }

  @Test(arguments: [("reached", "2026-11-20 missed 3 km"), ("any", "2026-11-20 3 km")])
  func whatIsBelowItsTargetIsDoneIfAnythingCounts(_ meaning: String, _ entry: String) throws {
    try folder.write(
      "Loop/Habits.csv",
      "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value\n"
        + "001,Run,NUMERICAL,,,1,1,,km,AT_LEAST,5\n002,Smoke,NUMERICAL,,,1,1,,,AT_MOST,2\n"
    )
    try folder.write("Loop/001 Run/Checkmarks.csv", "2026-11-20,3000,\n")
    try folder.write("Loop/002 Smoke/Checkmarks.csv", "2026-11-20,3000,\n")
    let run = folder.run("import loop @/Loop --into @/new --done-means \(meaning) --today 2026-11-22")
    #expect(run.status == .success)
    let text = try folder.text("new/rituals/loop-habit-tracker.md")
    #expect(text.contains("  - \(entry) (source: loop)\n"), "\(text)")
    #expect(text.contains("  - 2026-11-20 missed 3 (source: loop)\n"), "\(text)")
  }

  /// Two blocks of one name are told apart by their hours, and two lines of words need not be. Two tasks must.
  @Test func onlyWhatHasAStateGetsAnID() throws {
    let lines = ["9:00 - 10:00 Desk", "11:00 - 12:00 Desk", "11:00 - 11:30 Desk", "2h Desk", "2h Desk"]
    try folder.write("work.klg", "2026-11-20\n" + lines.map { "  \($0)\n" }.joined())
    try folder.write("todo.txt", "Milk\nMilk\n")
    for _ in 0..<2 {
      #expect(folder.run("import klog @/work.klg --into @/new --today 2026-11-22").status == .success)
      #expect(folder.run("import todotxt @/todo.txt --into @/new --title Shop --today 2026-11-22").status == .success)
      let day = try folder.text("new/days/2026-11-20.md")
      #expect(
        day.hasSuffix("\n- 09:00 - 10:00 Desk\n- 11:00 - 12:00 Desk\n- 11:00 - 11:30 Desk\n- 2h Desk\n- 2h Desk\n"),
        "\(day)"
      )
      let project = try folder.text("new/projects/shop.md")
      #expect(project.hasSuffix("- [ ] Milk\n- [ ] Milk ^2\n"), "\(project)")
    }
  }

  @Test func whatIsLeftIsKeptBeside() throws {
    try export()
    try folder.write("new/tidemark.md", "---\nkind: vault\ndays: days\n---\n\n# New\n")
    try folder.write("new/days/2026-11-20.md", "# Other\n")
    let run = folder.run("import @/v.json --into @/new --since 2026-11-01 --today 2026-11-22")
    #expect(run.status == .findings)
    #expect(run.output.hasSuffix("@/new/left.md: has what was left, as it was\n"), "\(run.output)")
    let left = try folder.text("new/left.md")
    #expect(left.hasPrefix("---\nkind: note\n---\n\n# Left by an import\n"))
    #expect(left.contains("\n~~~\n- 09:00 Walk   \n\n<!-- mine -->\n\n~~~\n"))
    #expect(try folder.text("new/days/2026-11-20.md") == "# Other\n")
    // The same again is the same note.
    #expect(folder.run("import @/v.json --into @/new --since 2026-11-01 --today 2026-11-22").status == .findings)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder("new")).sorted() == [
        ".imported", "days", "left.md", "tidemark.md",
      ]
    )
    #expect(folder.run("lint @/new --today 2026-11-22").status == .success)
  }

  @Test func theAccountIsJSONToo() throws {
    try export()
    let run = folder.run("import @/v.json --into @/new --since 2026-11-21 --json --today 2026-11-22")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["read"] as? Int == 2)
    #expect(object["written"] as? Int == 1)
    #expect(object["leftOut"] as? Int == 1)
    let reasons = try #require(object["reasons"] as? [[String: Any]])
    #expect(reasons.count == 1 && reasons[0]["reason"] as? String == "before 2026-11-21")
  }

  @Test func undoTakesItBack() throws {
    try export()
    let state = folder("state")
    try folder.write("new/tidemark.md", "---\nkind: vault\n---\n\n# Old\n")
    let run = CommandRun(["import", folder("v.json"), "--into", folder("new")], stateFolder: state)
    #expect(run.output.contains("1 written"))
    let undo = CommandRun(["undo", "--vault", folder("new")], stateFolder: state)
    #expect(undo.status == .success, "\(undo.error)")
    #expect(!FileManager.default.fileExists(atPath: folder("new/days/2026-11-20.md")))
  }

  // MARK: What was removed

  @Test func whatWasRemovedStaysRemoved() throws {
    try folder.write("in/Garden.todo.txt", "Water the plants\nDig\nDig\n")
    let line = "import todotxt @/in/Garden.todo.txt --into @/new --title Garden --today 2026-11-22"
    #expect(folder.run(line).output.hasPrefix("3 read: 3 written\n"))
    let path = "new/projects/garden.md"
    let before = try folder.text(path)
    // One of two tasks of a name goes, and another gets other words.
    try folder.write(
      path,
      before.replacing("- [ ] Water the plants\n", with: "").replacing("- [ ] Dig\n", with: "- [ ] Dig the bed\n")
    )
    let changed = try folder.text(path)
    try folder.write("in/Garden.todo.txt", "Water the plants\nDig\nDig\nRake\n")
    let again = folder.run(line)
    #expect(again.status == .findings)
    #expect(again.output.contains("1 written"), "\(again.output)")
    #expect(again.output.contains("it has been removed since; it stays removed"))
    #expect(try folder.text(path) == changed + "- [ ] Rake\n")
    // The whole file goes.
    try FileManager.default.removeItem(atPath: folder(path))
    #expect(folder.run(line).output.hasPrefix("4 read: 0 written, 4 left\n"))
    #expect(!FileManager.default.fileExists(atPath: folder(path)))
    #expect(folder.run(line + " --again").output.hasPrefix("4 read: 4 written\n"))
    #expect(try folder.text(path).contains("- [ ] Water the plants\n"))
  }

  @Test func aFileOfAnExportStaysRemoved() throws {
    try export()
    #expect(folder.run("import @/v.json --into @/new").status == .success)
    try FileManager.default.removeItem(atPath: folder("new/days/2026-11-20.md"))
    let again = folder.run("import @/v.json --into @/new")
    #expect(again.output.hasPrefix("2 read: 0 written, 1 already there, 1 left\n"), "\(again.output)")
    #expect(folder.run("import @/v.json --into @/new --again").output.hasPrefix("2 read: 1 written, 1 already there\n"))
    #expect(try folder.bytes("old/days/2026-11-20.md") == folder.bytes("new/days/2026-11-20.md"))
  }

  @Test func aHabitStaysRemoved() throws {
    try folder.write("in/Habits.csv", LoopExport.head + "001,Run,YES_NO,,,1,1,,,,,false\n002,Sit,YES_NO,,,1,1,,,,,false\n")
    for name in ["001 Run", "002 Sit"] {
      try folder.write("in/\(name)/Checkmarks.csv", "Date,Value,Notes\n2026-11-20,YES_MANUAL,\n2026-11-21,YES_MANUAL,\n")
    }
    let line = "import loop @/in --into @/new --today 2026-11-22"
    #expect(folder.run(line).output.hasPrefix("6 read: 6 written\n"))
    let path = "new/rituals/loop-habit-tracker.md"
    let lines = try folder.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("- Run") })
    let rest = lines[..<start] + lines[(start + 1)...].drop { $0.hasPrefix(" ") }
    try folder.write(path, rest.joined(separator: "\n"))
    let again = folder.run(line)
    #expect(again.output.hasPrefix("6 read: 0 written, 3 already there, 3 left\n"), "\(again.output)")
    #expect(!(try folder.text(path).contains("- Run")))
  }

  // MARK: Calendars

  @Test func anExportedCalendarComesIn() throws {
    try folder.write(
      "old/tidemark.md",
      "---\nkind: vault\ndays: days\n---\n\n# Old\n\n## Routine\n\n- 07:00 - 07:30 Walk (every: mon wed, from: 2026-11-02)\n"
    )
    try folder.write(
      "old/days/2026-11-20.md",
      "- 09:00 - 10:30 Deep work (color: blue, notify: start)\n- 22:00 - 24:00 Late\n- [ ] 14:00 - 15:00 Call\n"
    )
    try folder.write(
      "old/house.md",
      "---\nkind: project\n---\n\n# House\n\n- [ ] Paint (due: 2026-12-01, priority: high)\n- [x] Sand (due: 2026-11-19, done: 2026-11-19)\n"
    )
    try folder.write("old/p.md", page("Trips", "- 2026-12-24 - 2026-12-27 Reykjavík"))
    let options = "--today 2026-11-22"
    #expect(folder.run("export --to ics -o @/c.ics @/old \(options)").status == .success)
    let text = try folder.text("c.ics")
    let count = text.split(separator: "\r\n").count { $0 == "BEGIN:VEVENT" || $0 == "BEGIN:VTODO" }
    let run = folder.run("import @/c.ics --into @/new --zone UTC \(options)")
    #expect(count > 5)
    #expect(run.output.hasPrefix("\(count) read: \(count) written\n"), "\(run.output)\(run.error)")
    #expect(try folder.text("new/tidemark.md").contains("- 07:00 - 07:30 Walk (every: mon wed, from: 2026-11-23)\n"))
    let day = try folder.text("new/days/2026-11-20.md")
    #expect(day.contains("- 09:00 - 10:30 Deep work (notify: start, color: blue)\n"), "\(day)")
    #expect(day.contains("- 22:00 - 24:00 Late\n"))
    let again = folder.run("import @/c.ics --into @/new --zone UTC \(options)")
    #expect(again.output.hasPrefix("\(count) read: 0 written, \(count) already there\n"), "\(again.output)")
  }

  @Test func aCalendarIsToldByTheClocksAtHome() throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:There
      BEGIN:STANDARD
      DTSTART:19701025T030000
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:19700329T020000
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      END:DAYLIGHT
      END:VTIMEZONE
      """
    func event(_ start: String) -> String { "BEGIN:VEVENT\nDTSTART\(start)\nSUMMARY:Tea\nEND:VEVENT\n" }
    try folder.write(
      "c.ics",
      "BEGIN:VCALENDAR\nX-WR-TIMEZONE:There\n\(zone)\n" + event(";TZID=There:20261120T090000") + event(":20261119T090000Z")
        + event(":20260720T090000Z") + event(":20260721T093000") + "END:VCALENDAR\n"
    )
    #expect(folder.run("import @/c.ics --into @/home --today 2026-11-22").output.hasPrefix("4 read: 4 written\n"))
    #expect(folder.run("import @/c.ics --into @/utc --zone UTC --today 2026-11-22").output.hasPrefix("4 read: 4 written\n"))
    for (day, home, utc) in [
      ("2026-11-20", "09:00", "08:00"), ("2026-11-19", "10:00", "09:00"), ("2026-07-20", "11:00", "09:00"),
      ("2026-07-21", "09:30", "09:30"),
    ] {
      #expect(try folder.text("home/days/\(day).md").contains("- \(home) Tea\n"), "\(day)")
      #expect(try folder.text("utc/days/\(day).md").contains("- \(utc) Tea\n"), "\(day)")
    }
  }

  /// The clocks of the system are those by which it is today.
  @Test(arguments: [("Europe/Berlin", "18:00"), ("UTC", "17:00"), ("America/New_York", "12:00")])
  func whereNoZoneIsNamedItIsThatOfTheProcess(zone: String, time: String) throws {
    try folder.write(
      "c.ics",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;TZID=Europe/Berlin:20261126T180000\nSUMMARY:Tea\nEND:VEVENT\nEND:VCALENDAR\n"
    )
    try folder.write("t.csv", "Day,What\n2026-11-26T17:00:00Z,Swim\n")
    for what in ["c.ics", "csv t.csv --map date=Day,name=What"] {
      let line = "tidemark import \(what) --into new --today 2026-11-27"
      let run = try ProgramRun(line, in: folder, environment: ["TZ": zone])
      #expect(run.status == 0, "\(run.text)\(run.error)")
    }
    #expect(try folder.text("new/days/2026-11-26.md").contains("- \(time) Tea\n"))
    #expect(try folder.text("new/activities.md").contains("2026-11-26 \(time)"))
  }

  // MARK: Tables

  @Test func tasksComeBackWhereTheyWere() throws {
    try folder.write("old/tidemark.md", "---\nkind: vault\ndays: days\n---\n\n# Old\n")
    let day = """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:30 Deep work
        - [x] Outline (project: Thesis)
        - Then
          - [ ] Draft chapter 3 (project: Thesis)
      - [ ] Buy milk

      """
    let project = "---\nkind: project\n---\n\n# Thesis\n\n- Sources\n  - [ ] The parish register\n- [ ] Outline\n"
    try folder.write("old/days/2026-11-20.md", day)
    try folder.write("old/thesis.md", project)
    #expect(folder.run("export --to csv -o @/tables/ @/old").status == .success)
    let run = folder.run("import csv @/tables --into @/new --today 2026-11-22")
    #expect(run.status == .success, "\(run.output)\(run.error)")
    #expect(try folder.text("new/days/2026-11-20.md") == day)
    #expect(try folder.text("new/thesis.md") == project)
    #expect(folder.run("import csv @/tables --into @/new --today 2026-11-22").output.contains(" 0 written"))
    // Below what is there already.
    try folder.write("new/thesis.md", project.replacing("  - [ ] The parish register\n", with: ""))
    #expect(folder.run("import csv @/tables --into @/new --again --today 2026-11-22").output.contains(" 1 written"))
    #expect(try folder.text("new/thesis.md") == project)
  }

  // MARK: Refusals

  @Test func whatCannotBeIsRefused() throws {
    try export()
    try folder.write("a.txt", "words")
    try folder.write("b.zip", bytes: [0x50, 0x4B, 3, 4, 0])
    try folder.write("notes/a.md", "# Mine\n")
    try folder.write("empty/")
    let refusals: [(String, String)] = [
      ("import @/a.txt --into @/new", "“@/a.txt” does not say which program wrote it"),
      ("import jsn @/v.json --into @/new", "“jsn” is neither a format nor a file"),
      ("import json --into @/new", "name the files or the folder to import"),
      ("import json @/a.txt --into @/new", "nothing was written: @/a.txt:1: it is not JSON"),
      ("import @/b.zip --into @/new", "@/b.zip: it is a zip archive without its end"),
      ("import @/gone.json --into @/new", "@/gone.json: no such file or folder"),
      ("import @/empty --into @/new", "there are no files in @/empty"),
      ("import @/v.json --into @/notes", "has Markdown files and is not a vault"),
      ("import @/v.json --into @/a.txt", "a part of the path is a file"),
    ]
    for (line, words) in refusals {
      let run = folder.run(line)
      #expect(run.status == .couldNotRun, "\(line)")
      #expect(run.error.contains(words), "\(line): \(run.error)")
      #expect(run.output.isEmpty, "\(line)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder("new")))
  }
}
