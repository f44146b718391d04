import TestSupport
import Testing

@testable import CommandLine

/// `export --to ics` and `--to vdir`.
@Suite struct CalendarExportTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n\n## Routine\n\n- 18:00 - 19:00 Walk (every: mon fri)\n")
    try folder.write("days/2026-11-23.md", "---\nkind: day\n---\n\n# 2026-11-23 Monday\n\n- 09:00 - 10:00 Work\n- [-] Walk\n")
    try folder.write(
      "projects/thesis.md",
      "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft (due: 2026-11-25)\n- [ ] Book (due: 2026-12-25)\n"
    )
  }

  private func export(_ words: String) -> CommandRun { folder.run("export \(words) --today 2026-11-20") }

  /// The words of the events and tasks of a calendar.
  private func summaries(_ words: String) -> [String] {
    export("--to ics \(words)").output.split(separator: "\r\n").filter { $0.hasPrefix("SUMMARY:") }.map {
      String($0.dropFirst(8))
    }
  }

  // MARK: What is told

  @Test(arguments: [
    ("@", ["Walk", "Draft", "Book", "Work"]), ("@/days", ["Work"]), ("@/projects/thesis.md", ["Draft", "Book"]),
    ("@ --kind day", ["Work"]), ("@ --kind routine", ["Walk"]), ("@ --kind vault --kind block", ["Walk", "Work"]),
    ("@ --project the", ["Draft", "Book"]), ("@ --tasks none", ["Walk", "Work"]),
    ("@ --tasks both --kind task", ["Draft", "Draft", "Book", "Book"]), ("@ --from 2026-12-01", ["Walk", "Book"]),
    ("@ --until 2026-11-24", ["Walk", "Work"]), ("@ --from 2026-11-21 --until 2026-11-25", ["Draft", "Work"]),
  ])
  func whatIsAskedForIsTold(words: String, wanted: [String]) {
    #expect(summaries(words).sorted() == wanted.sorted())
  }

  /// What the other files of a vault say counts all the same.
  @Test func aDayThatIsNotNamedChangesTheRoutine() {
    let run = export("--to ics @/tidemark.md")
    #expect(run.output.contains("EXDATE:20261123T180000\r\n"))
    #expect(run.output.contains("DTSTART:20261120T180000\r\n"))
    #expect(run.output == export("--to ics @ --kind routine").output)
  }

  @Test func timesAreOfAZone() throws {
    let output = export("--to ics @ --zone Europe/Madrid --until 2027-12-31").output
    #expect(output.contains("DTSTART;TZID=Europe/Madrid:20261123T090000\r\n"))
    #expect(output.contains("UNTIL=20271231T170000Z\r\n"))
    #expect(output.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/Madrid\r\n"))
    #expect(output.contains("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n"))
    #expect(output.components(separatedBy: "BEGIN:VTIMEZONE").count == 2)
  }

  @Test func standardInputIsTold() throws {
    #expect(summaries("@/days --stdin-filename @/days/a.md") == ["Work"])
  }

  // MARK: Refusals

  @Test(arguments: [
    ("@ --zone UTC", "tidemark export: --zone is for calendars; add --to ics or --to vdir\n"),
    ("@ --to json --kind day", "tidemark export: --kind is for calendars; add --to ics or --to vdir\n"),
    ("@ --to ics --kind habit", "tidemark export: “habit” is not a value of “--kind”; “tidemark help export” lists them\n"),
    ("@ --to vdir", "tidemark export: --to vdir writes a folder of files; name one, as -o calendar/\n"),
    (
      "@ --to ics -o @/new/",
      "tidemark export: --to ics writes one file; name it, as -o calendar.ics, or write a folder of events by --to vdir\n"
    ),
    (
      "@ --to ics --zone Madrid/Europe",
      "tidemark export: “Madrid/Europe” is not a time zone of this system; they are named like Europe/Madrid or UTC\n"
    ),
    (
      "@ --to ics --zone ../../../etc/passwd",
      "tidemark export: “../../../etc/passwd” is not a time zone of this system; they are named like Europe/Madrid or UTC\n"
    ),
    (
      "@ --to ics --from 2026-12-01 --until 2026-11-30", "tidemark export: --until 2026-11-30 is before --from 2026-12-01\n"
    ),
    (
      "@ --to ics --kind timeline",
      "tidemark export: nothing that is asked for has a day or a time that a calendar can show; nothing is written\n"
    ),
    (
      "@ --to ics -o @/a.md",
      "tidemark: @/a.md: not written: an export is not Markdown, and must not replace a page; choose another ending\n"
    ),
  ])
  func whatCannotBeIsRefused(words: String, message: String) throws {
    let run = export(words)
    #expect(run.status == .couldNotRun)
    #expect(run.error == message)
    #expect(run.output.isEmpty)
    #expect(try folder.names(in: "") == ["days", "projects", "tidemark.md"])
  }

  @Test func severalVaultsAreRefused() throws {
    let other = try TemporaryFolder()
    try other.write("tidemark.md", "---\nkind: vault\n---\n\n# Other\n\n## Routine\n\n- 09:00 Tea\n")
    let run = export("--to ics @ \(other.path)")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark export: these files are of more than one vault; make a calendar of each\n")
  }

  // MARK: A folder of events

  private func vdir() -> CommandRun { export("--to vdir @ -o @/out/cal") }

  private func names() throws -> [String] { try folder.names(in: "out/cal") }

  /// The file in which something is told.
  private func name(of words: String) throws -> String {
    try #require(try names().first { try folder.text("out/cal/\($0)").contains("SUMMARY:\(words)\r\n") })
  }

  @Test func aFolderHasAFileForEachThing() throws {
    let run = vdir()
    #expect(run.status == .success)
    #expect(run.output == "@/out/cal: 4 written, 0 removed, 0 unchanged\n")
    #expect(try names().count == 4)
    for name in try names() {
      let text = try folder.text("out/cal/\(name)")
      #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n"))
      #expect(text.contains("UID:\(name.dropLast(4))\r\n"))
    }
    #expect(vdir().output == "@/out/cal: 0 written, 0 removed, 4 unchanged\n")
  }

  /// One line of a file changed is one file written.
  @Test func onlyWhatChangedIsWritten() throws {
    _ = vdir()
    let name = try name(of: "Work")
    let others = try names().filter { $0 != name }
    let before = try others.map { try folder.text("out/cal/\($0)") }
    try folder.write("days/2026-11-23.md", "---\nkind: day\n---\n\n# 2026-11-23 Monday\n\n- 09:30 - 10:00 Work\n- [-] Walk\n")
    #expect(vdir().output == "@/out/cal: 1 written, 0 removed, 3 unchanged\n")
    #expect(try folder.text("out/cal/\(name)").contains("DTSTART:20261123T093000\r\n"))
    #expect(try others.map { try folder.text("out/cal/\($0)") } == before)
  }

  @Test func whatIsGoneIsRemoved() throws {
    _ = vdir()
    let name = try name(of: "Draft")
    try folder.write("projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Book (due: 2026-12-25)\n")
    #expect(vdir().output == "@/out/cal: 0 written, 1 removed, 3 unchanged\n")
    #expect(try !names().contains(name))
  }

  /// Files of others stay, whatever they are called, and so does what another program has written over one of ours.
  @Test func nothingElseIsTouched() throws {
    _ = vdir()
    let (draft, book) = (try name(of: "Draft"), try name(of: "Book"))
    let theirs = try folder.text("out/cal/\(draft)").replacing("-//Tidemark//Tidemark//EN", with: "-//Somebody//EN")
    try folder.write("out/cal/\(draft)", theirs)
    let elsewhere = "2ed6657d-e927-568b-95e1-2665a8aea6a2.ics"
    let others = [
      "notes.md": "# Mine\n", "a.ics": try folder.text("out/cal/\(book)"), ".hidden": "",
      elsewhere: try folder.text("out/cal/\(book)"),
      "color": "#ff0000",
    ]
    for (name, text) in others { try folder.write("out/cal/\(name)", text) }
    try folder.write("projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n")
    #expect(vdir().output == "@/out/cal: 0 written, 1 removed, 2 unchanged\n")
    for (name, text) in others { #expect(try folder.text("out/cal/\(name)") == text) }
    #expect(try folder.text("out/cal/\(draft)") == theirs)
    #expect(try !names().contains(book))
  }

  /// A run that was ended at any moment leaves some files old, some new and some missing; the next one makes all right.
  @Test(arguments: 0..<8)
  func aRunThatWasEndedIsMadeGood(missing: Int) throws {
    _ = vdir()
    let old = Dictionary(uniqueKeysWithValues: try names().map { ($0, try! folder.text("out/cal/\($0)")) })
    try folder.write(
      "days/2026-11-23.md",
      "---\nkind: day\n---\n\n# 2026-11-23 Monday\n\n- 09:30 - 10:00 Work\n- 12:00 Lunch\n"
    )
    try folder.write("projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [x] Book (due: 2026-12-25)\n")
    _ = vdir()
    let new = Dictionary(uniqueKeysWithValues: try names().map { ($0, try! folder.text("out/cal/\($0)")) })
    for (index, name) in Set(old.keys).union(new.keys).sorted().enumerated() where missing & 1 << (index % 3) != 0 {
      if let text = old[name] { try folder.write("out/cal/\(name)", text) } else { try folder.remove("out/cal/\(name)") }
    }
    #expect(vdir().status == .success)
    #expect(try Set(names()) == Set(new.keys))
    for (name, text) in new { #expect(try folder.text("out/cal/\(name)") == text) }
  }

  /// Where no file can be written, none is, and the reason is told.
  @Test func aFolderThatIsAFileIsRefused() throws {
    try folder.write("out/cal", "mine")
    let run = vdir()
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasPrefix("tidemark: @/out/cal"))
    #expect(try folder.text("out/cal") == "mine")
  }
}
