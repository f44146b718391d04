import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// What comes when something was imported before: what is new, and nothing twice.
@Suite struct ImportAgainTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// An export of Loop with one habit.
  private func loop(_ name: String, _ days: String...) throws {
    try folder.write("\(name)/Habits.csv", LoopExport.head + "001,Run,YES_NO,,,1,1,,,,,false\n")
    let rows = days.map { "\($0),YES_MANUAL,\n" }.joined()
    try folder.write("\(name)/001 Run/Checkmarks.csv", "Date,Value,Notes\n" + rows)
  }

  private func imported(_ arguments: String, into vault: String = "v") -> (first: String, all: String) {
    let run = folder.run("import \(arguments) --into @/\(vault) --today 2026-11-22")
    let all = run.output + run.error
    return (String(all.split(separator: "\n").first ?? ""), all)
  }

  private let ritual = "v/rituals/loop-habit-tracker.md"

  @Test func aDayThatIsFilledInLaterComes() throws {
    try loop("a", "2026-11-18", "2026-11-20")
    #expect(imported("loop @/a").first == "3 read: 3 written")
    try loop("b", "2026-11-18", "2026-11-19", "2026-11-20")
    #expect(imported("loop @/b").first == "4 read: 1 written, 3 already there")
    #expect(imported("loop @/b").first == "4 read: 0 written, 4 already there")
    // What was removed stays removed, also a day amid others.
    let text = try folder.text(ritual)
    try folder.write(ritual, text.replacing("  - 2026-11-19 (source: loop)\n", with: ""))
    let again = imported("loop @/b")
    #expect(again.first == "4 read: 0 written, 3 already there, 1 left", "\(text)")
    #expect(again.all.contains("it has been removed from the log since; it stays removed"))
    #expect(imported("loop @/b --again").first == "4 read: 1 written, 3 already there")
  }

  @Test func anOlderExportComesAfterANewerOne() throws {
    try folder.write("new.csv", "Day,What\n2026-11-20,Swim\n2026-11-21,Swim\n")
    try folder.write("old.csv", "Day,What\n2025-11-20,Swim\n2025-11-21,Swim\n")
    let map = "--map date=Day,name=What"
    #expect(imported("csv @/new.csv --since 2026-11-21 \(map)").first == "2 read: 1 written, 1 left out")
    #expect(imported("csv @/new.csv \(map)").first == "2 read: 1 written, 1 already there")
    #expect(imported("csv @/old.csv \(map)").first == "2 read: 2 written")
    #expect(imported("csv @/old.csv \(map)").first == "2 read: 0 written, 2 already there")
  }

  @Test func anOlderDayMakesNoArcAnew() throws {
    try loop("a", "2026-11-18", "2026-11-20")
    #expect(imported("loop @/a").first == "3 read: 3 written")
    let before = try folder.text(ritual)
    #expect(before.contains("## Arc 54: 2026-07-01 - 2026-12-31\n"))
    // The person counts them in another way.
    try folder.write(ritual, before.replacing("## Arc 54:", with: "## Arc 7:"))
    try loop("b", "2025-02-01", "2026-11-18", "2026-11-20")
    #expect(imported("loop @/b").first == "4 read: 1 written, 3 already there")
    let arcs = try folder.text(ritual).split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(arcs == ["## Arc 7: 2026-07-01 - 2026-12-31", "## Arc 4: 2025-01-01 - 2025-06-30"])
    #expect(folder.run("lint @/v --today 2026-11-22").status == .success)
    #expect(imported("loop @/b").first == "4 read: 0 written, 4 already there")
  }

  @Test func theExportOfOneHabitGivesItsDaysToNoOther() throws {
    let list = "001,Run,YES_NO,,,1,1,,,,,false\n002,\"Sit, still\",YES_NO,,,1,1,,,,,false\n"
    try folder.write("one/Habits.csv", LoopExport.head + list)
    try folder.write("one/Checkmarks.csv", "Date,Sit, still,\n2026-11-20,2,\n2026-11-19,2,\n")
    try folder.write("one/002 Sit still/Checkmarks.csv", "Date,Value,Notes\n2026-11-20,YES_MANUAL,\n2026-11-19,YES_MANUAL,\n")
    try folder.write("one/Scores.csv", "Date,Sit still,\n2026-11-20,0.5,\n")
    try folder.write("one/009 Gone/Checkmarks.csv", "Date,Value,Notes\n2026-11-20,YES_MANUAL,\n")
    let run = imported("loop @/one")
    let text = try folder.text(ritual)
    #expect(text.contains("- Run\n"))
    #expect(text.contains("- Sit, still (every: daily, from: 2026-11-19)\n  - 2026-11-19 - 2026-11-20 (source: loop)\n"))
    #expect(text.split(separator: "\n").count { $0.contains("source: loop") } == 1)
    #expect(run.all.contains("1 left: its habit is not in Habits.csv (@/one/009 Gone/Checkmarks.csv:2)"), "\(run.all)")
    #expect(run.all.contains("1 left out: scores are worked out of the days"))
    // All habits, each in its column, though a name has a comma.
    try folder.write("all/Habits.csv", LoopExport.head + list)
    try folder.write("all/Checkmarks.csv", "Date,Run,Sit, still,\n2026-11-20,2,0,\n2026-11-19,0,2,\n")
    #expect(imported("loop @/all", into: "w").first == "6 read: 4 written, 2 left out")
    let all = try folder.text("w/rituals/loop-habit-tracker.md")
    #expect(all.contains("- Run (every: daily, from: 2026-11-20)\n  - 2026-11-20 (source: loop)\n"), "\(all)")
  }

  @Test func whatHasMovedThereDoesNotComeTwice() throws {
    func calendar(_ time: String, _ summary: String) -> String {
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1@x\nDTSTART:\(time)\nSUMMARY:\(summary)\nEND:VEVENT\nEND:VCALENDAR\n"
    }
    try folder.write("c.ics", calendar("20261123T090000", "Dentist"))
    #expect(imported("ics @/c.ics").first == "1 read: 1 written")
    for (time, summary) in [("20261123T110000", "Dentist"), ("20261124T090000", "Dentist"), ("20261123T090000", "Doctor")] {
      try folder.write("c.ics", calendar(time, summary))
      let run = imported("ics @/c.ics")
      #expect(run.first == "1 read: 0 written, 1 left", "\(time) \(summary)")
      #expect(run.all.contains("it has changed there since an earlier import brought it"))
      #expect(imported("ics @/c.ics").first == run.first)
    }
    // The person has moved it too.
    let day = try folder.text("v/days/2026-11-23.md")
    try folder.write("v/days/2026-11-23.md", day.replacing("- 09:00 Dentist", with: "- 09:00 Doctor"))
    #expect(imported("ics @/c.ics").first == "1 read: 0 written, 1 already there")
    #expect(imported("ics @/c.ics --again").first == "1 read: 0 written, 1 already there")
  }

  @Test func aHabitThatIsRenamedThereKeepsItsName() throws {
    func export(_ name: String, _ days: String...) -> String {
      let list = days.map { #"{"habitId": "h", "date": "\#($0)"}"# }.joined(separator: ", ")
      return #"{"habits": [{"id": "h", "name": "\#(name)"}], "completions": [\#(list)], "other": [1]}"#
    }
    try folder.write("h.json", export("Read", "2026-11-20"))
    let first = imported("habitkit @/h.json")
    #expect(first.first == "3 read: 2 written, 1 left")
    #expect(first.all.contains("“other” has no place (@/h.json: other[0])"))
    try folder.write("h.json", export("Read a book", "2026-11-20", "2026-11-21"))
    let run = imported("habitkit @/h.json")
    #expect(run.first == "4 read: 1 written, 2 already there, 1 left")
    #expect(run.all.contains("it is called “Read a book” there now; the vault's name stays"))
    let text = try folder.text("v/rituals/habitkit.md")
    #expect(
      text.contains(
        "- Read (every: daily, from: 2026-11-20)\n  - 2026-11-20 (source: habitkit)\n  - 2026-11-21 (source: habitkit)\n"
      ),
      "\(text)"
    )
  }

  @Test func whatIsLeftIsTheSameAgain() throws {
    try folder.write("a/Habits.csv", LoopExport.head + "001,Run,YES_NO,,,1,1,,,,,false\n")
    try folder.write(
      "a/001 Run/Checkmarks.csv",
      "Date,Value,Notes\n2026-11-20,YES_MANUAL,\n2026-11-20,SKIP,ill\n2026-11-20,YES_MANUAL,\n"
    )
    let first = imported("loop @/a").all
    let again = imported("loop @/a").all
    #expect(first.contains("4 read: 2 written, 1 already there, 1 left"), "\(first)")
    #expect(again.contains("4 read: 0 written, 3 already there, 1 left"), "\(again)")
    for run in [first, again] { #expect(run.contains("1 left: another entry of its day was taken")) }
    #expect(!FileManager.default.fileExists(atPath: folder("v/left-2.md")))
  }

  @Test func aFolderWithOnlyWhatWasLeftIsAVault() throws {
    try folder.write("todo.txt", "(A)\n")
    #expect(imported("todotxt @/todo.txt").first == "1 read: 0 written, 1 left")
    try folder.write("todo.txt", "(A)\nDig\n")
    #expect(imported("todotxt @/todo.txt").first == "2 read: 1 written, 1 left")
    #expect(try folder.text("v/projects/todo.md").contains("- [ ] Dig\n"))
  }

  @Test func linksOfAFolderAreNotFollowed() throws {
    try folder.write("in/todo.txt", "Dig\n")
    try folder.write("out/secret.todo.txt", "Secret\n")
    try FileManager.default.createSymbolicLink(atPath: folder("in/more"), withDestinationPath: folder("out"))
    let run = imported("todotxt @/in")
    #expect(run.first == "2 read: 1 written, 1 left")
    #expect(run.all.contains("it is a symbolic link; name what it leads to (@/in/more)"))
  }

  @Test func momentsOfTablesAreToldByTheClocksThatAreNamed() throws {
    try folder.write("a.csv", "Day,What\n2026-11-19T23:30:00Z,Swim\n2026-11-19T23:30:00,Run\n2026-11-18T22:15:00-05:00,Sit\n")
    #expect(imported("csv @/a.csv --map date=Day,name=What --zone Europe/Berlin").first == "3 read: 3 written")
    let text = try folder.text("v/activities.md")
    for entry in ["2026-11-20 00:30", "2026-11-19 23:30", "2026-11-19 04:15"] {
      #expect(text.contains("  - \(entry) (source: csv)\n"), "\(text)")
    }
  }

  @Test func onlyTheEndOfALineEndsATask() throws {
    try folder.write("todo.txt", "a\u{2028}b\u{85}c\u{0B}d\r\nsecond\rthird\n")
    #expect(imported("todotxt @/todo.txt").first == "3 read: 3 written")
  }
}
