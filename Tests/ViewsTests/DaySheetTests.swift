import Chronology
import Planner
import TestSupport
import Testing
import Vault

@testable import Views

@Suite struct DaySheetTests {
  private func texts(_ blocks: [DaySheet.Block]) -> [String] {
    blocks.map { "\($0.block.start)-\($0.block.end) \($0.block.name)" + ($0.block.isRoutine ? " (routine)" : "") }
  }

  /// What only a page is made of leaves out what the page tells by the files, and nothing else.
  @Test func aSheetOfAPageIsOfTheSameDay() throws {
    let folder = try DaySample.vault()
    let day = DaySample.friday20
    let plans = VaultPlans(at: folder.path, days: day...day, limit: 1 << 16, jobs: 1)
    let days = VaultDays(plans, ProjectLooks(plans.projects), today: day, now: Moment(day, DaySample.time("10:15")))
    let files = days.files(on: day)
    let whole = DaySheet(of: day, files, in: days)
    let sheet = DaySheet(of: day, files, in: days, isOfPage: true)
    #expect(sheet.blocks.map(\.block) == whole.blocks.map(\.block))
    #expect(sheet.blocks.map(\.look) == whole.blocks.map(\.look))
    #expect(sheet.blocks.map(\.item) == whole.blocks.map(\.item))
    #expect(sheet.blocks.map(\.overlapped) == whole.blocks.map(\.overlapped))
    #expect(sheet.tasks.map(\.title) == whole.tasks.map(\.title))
    #expect(sheet.boxes == whole.boxes)
    #expect(sheet.timed.map(\.title) == whole.timed.map(\.title))
    #expect(sheet.free == whole.free && sheet.outside == whole.outside && sheet.range == whole.range)
    #expect(sheet.words == whole.words && sheet.icon == whole.icon && sheet.files == whole.files)
    #expect(sheet.problems.map(\.rule) == whole.problems.map(\.rule))
    #expect(sheet.notes.isEmpty && sheet.introduction == nil && !whole.notes.isEmpty)
  }

  @Test func settlesADay() throws {
    let sheet = DaySample.sheet(in: try DaySample.vault(), on: DaySample.friday20)
    #expect(
      texts(sheet.blocks) == [
        "06:30-07:15 Run", "08:00-09:00 Two things at once", "09:00-11:30 Deep work",
        "11:00-12:00 深い仕事をする、そしてもっと長い名前のブロックがここにあります", "12:00-12:30 Soup (routine)",
        "14:00-14:45 Call the bank", "15:00-15:30 Time block", "15:30-19:30 Workshop", "21:00-21:45 Lamp out (routine)",
      ]
    )
    #expect(sheet.blocks.map(\.look.color) == [.gray, .pink, .blue, .gray, .gray, .gray, .gray, .orange, .gray])
    #expect(sheet.blocks[2].look.icon == .emoji("📘"))
    #expect(sheet.blocks[2].block.tasks.map(\.project) == ["Thesis", "Thesis", "Thesis"])
    #expect(sheet.blocks.map { $0.place?.line } == [11, 12, 15, 20, nil, 24, 25, 27, nil])
    #expect(sheet.blocks[2].taskPlaces.map(\.line) == [16, 18, 19])
    #expect(sheet.blocks.map { $0.overlapped != nil } == [false, false, false, true, false, false, false, false, false])
    #expect(sheet.blocks.map(\.isTask) == [false, false, false, false, false, true, false, false, false])
    #expect(sheet.tasks.map(\.title) == ["Buy milk", "薬を飲む"])
    #expect(sheet.tasks.map { $0.place?.line } == [31, 32])
    #expect(
      sheet.notes == [Note("Some time today", .heading, notes: [Note("a note", .item(nil)), Note("another note", .item(nil))])]
    )
    #expect(sheet.blocks[2].block.tasks.map(\.notes.count) == [1, 0, 0])
    #expect(sheet.words == "the long one")
    #expect(sheet.introduction?.hasPrefix("Fog on") == true)
    #expect(sheet.range == DaySample.time("06:00")..<DaySample.time("22:00"))
    // Half an hour is planned twice, and counts twice.
    #expect(sheet.plannedMinutes + sheet.freeMinutes == 16 * 60 + 30)
    #expect(sheet.problems.map(\.rule) == ["overlapping-blocks"])
  }

  @Test func widensTheRange() throws {
    let sheet = DaySample.sheet(in: try DaySample.vault(), on: DaySample.friday20.adding(days: 1))
    #expect(sheet.range == DaySample.time("05:00")..<DaySample.time("22:00"))
    #expect(texts(sheet.blocks).first == "05:00-05:30 Tide")
  }

  @Test func hasNoFreeTimeOutsideOfTheHoursOfTheVault() throws {
    let sheet = DaySample.sheet(in: try DaySample.vault(), on: DaySample.friday20.adding(days: 1))
    #expect(sheet.free.first == DaySample.time("06:00")..<DaySample.time("10:00"))
    #expect(sheet.outside == [DaySample.time("05:30")..<DaySample.time("06:00")])
    let lines = DayLayout(sheet, width: 40, in: .english).lines.map(\.text)
    #expect(lines.contains { $0.hasPrefix("05:30 ┊") && !$0.contains("free") })
    #expect(lines.contains { $0.hasPrefix("06:00 ┊ free 4 h") })
  }

  @Test func hasTheRoutineOfADayWithoutAFile() throws {
    let folder = try DaySample.vault()
    let monday = DaySample.sheet(in: folder, on: DaySample.friday20.adding(days: 3))
    #expect(
      texts(monday.blocks) == ["06:30-07:15 Run (routine)", "12:00-12:30 Soup (routine)", "21:00-21:45 Lamp out (routine)"]
    )
    #expect(monday.files.isEmpty)
    #expect(DaySample.sheet(in: folder, on: DaySample.friday20.adding(days: -1)).blocks.isEmpty)
  }

  /// Names are compared, and not titles.
  @Test(arguments: [
    ("Tea", "- [-] Tea", false), ("Tea", "- [-] Tea.", false), ("Tea #x", "- [-] Tea", false), ("Tea", "- [-] tea", true),
    ("Tea", "- 17:00 - 18:00 Tea #x", false), ("Tea!", "- 17:00 - 18:00 Tea", false), (#"A \* b"#, "- [-] A * b", false),
    ("A * b", #"- 17:00 - 18:00 A \* b"#, false), ("Go ☀\u{FE0F} out", "- [-] Go ☀ out", false), ("Tea", "- [ ] Tea.", true),
  ])
  func aDayChangesTheRoutineByName(title: String, line: String, isShown: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n\n## Routine\n\n- 15:00 - 16:00 \(title)\n")
    try folder.write("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n\(line)\n")
    let sheet = DaySample.sheet(in: folder)
    #expect(sheet.blocks.contains { $0.block.isRoutine } == isShown)
    // What leaves out a block is no task.
    #expect(sheet.tasks.isEmpty != isShown)
  }

  @Test func findsNoFaultWithARoutineThatOverlapsItself() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n## Routine\n\n- 12:00 - 13:00 Soup\n- 12:30 - 13:00 Nap\n")
    let sheet = DaySample.sheet(in: folder)
    #expect(texts(sheet.blocks) == ["12:00-13:00 Soup (routine)", "12:30-13:00 Nap (routine)"])
    #expect(sheet.blocks.map(\.overlapped) == [nil, "Soup"])
    #expect(sheet.problems.isEmpty)
  }

  @Test func takesBothFilesOfADay() throws {
    let folder = try DaySample.vault()
    try folder.write("second.md", "---\nkind: day\n---\n\n# 2026-11-21\n\n- 09:30 Early\n- [ ] a task\n")
    let sheet = DaySample.sheet(in: folder, on: DaySample.friday20.adding(days: 1))
    // A block of one file ends where that of the other begins.
    #expect(texts(sheet.blocks).contains("09:30-10:00 Early"))
    #expect(sheet.blocks.compactMap(\.place?.path).count == 3)
    #expect(sheet.files.count == 2)
    #expect(sheet.tasks.map(\.title) == ["a task"])
    #expect(sheet.problems.map(\.rule) == ["duplicate-day"])
  }

  @Test(arguments: [("08:59", "coming"), ("09:00", "running"), ("09:59", "running"), ("10:00", "past")])
  func tellsWhereABlockLies(now: String, phase: String) {
    let sheet = DaySample.sheet([DaySample.block("09:00", "10:00", "a")], now: now)
    #expect(sheet.phase(of: sheet.blocks[0].block.range).rawValue == phase)
  }

  @Test func tellsPastDaysFromThoseToCome() {
    var sheet = DaySample.sheet([DaySample.block("09:00", "10:00", "a")])
    sheet.date = sheet.date.adding(days: -1)
    #expect(sheet.phase(of: sheet.blocks[0].block.range) == .past)
    #expect(sheet.time == nil)
    sheet.date = sheet.date.adding(days: 2)
    #expect(sheet.phase(of: sheet.blocks[0].block.range) == .coming)
  }

  @Test func goesOnAfterMidnight() {
    var sheet = DaySample.sheet([DaySample.block("23:00", "24:00", "a")])
    sheet.now = Moment(sheet.date.adding(days: 1), DaySample.time("01:30"))
    #expect(sheet.isAfterMidnight)
    #expect(sheet.phase(of: sheet.blocks[0].block.range) == .past)
    let lines = DayLayout(sheet, width: 40, in: .english).lines.map(\.text)
    #expect(lines.last { !$0.isEmpty }?.hasPrefix("01:30 ─── now, after midnight ") == true)
    #expect(DaySentences(sheet, in: .english).lines.contains("Now it is 01:30, after midnight."))
  }
}
