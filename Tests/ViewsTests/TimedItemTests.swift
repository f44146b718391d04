import Chronology
import Diagnostics
import Planner
import TestSupport
import Testing
import Vault

@testable import Views

/// Recurring tasks with times, and the schedules of pages, in a day and a week.
@Suite struct TimedItemTests {
  private func vault() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "tidemark.md",
      """
      ---
      kind: vault
      day-starts: 08:00
      day-ends: 20:00
      default-block: 45m
      ---

      # Vault

      ## Routine

      - 12:00 - 12:30 Soup
      """
    )
    try folder.write(
      "pages/work.md",
      """
      ---
      kind: page
      ---

      # Work

      - [ ] 🧍 Standup (every: weekday, at: 09:30)
        - 2026-11-20
      - [ ] Gym (every: mon wed fri, at: 18:00, from: 2026-11-18)
      - [ ] Pills (every: daily, at: 07:30 21:00, from: 2026-11-19)
        - 2026-11-20 07:40
      - [ ] Look up (every: 2 hours, at: 09:00 - 17:00)
      - [ ] Post (every: daily)
      - 10:00 Write
      - 16:00 - 16:30 Walk

      ## Things that used to matter

      - [ ] Old class (every: daily, at: 11:00)
      """
    )
    try folder.write(
      "book.md",
      "---\nkind: project\n---\n\n# Book\n\n- [ ] Count (every: fri, at: 15:00)\n- [ ] Read (every: fri, at: 10:00)\n"
    )
    try folder.write(
      "days/2026-11-20.md",
      """
      ---
      kind: day
      ---

      # 2026-11-20

      - 10:00 - 12:00 Write
        - [ ] Read (project: Book)
      - [ ] 18:00 - 19:00 gym
      - [ ] Milk (due: 2026-11-19)
      """
    )
    return folder
  }

  private func sheet(_ folder: TemporaryFolder, on date: CivilDate, now: String = "10:15") -> DaySheet {
    let plans = VaultPlans(at: folder.path, days: date...date, kinds: [.project, .page], limit: 1 << 16, jobs: 1)
    let moment = Moment(DaySample.friday20, DaySample.time(now))
    var sheet = DaySheet(of: date, in: plans, ProjectLooks(plans.projects), today: DaySample.friday20, now: moment)
    func shown(_ path: String) -> String { path.replacing(folder.path + "/", with: "") }
    func moved(_ place: DaySheet.Place?) -> DaySheet.Place? { place.map { .init(path: shown($0.path), line: $0.line) } }
    func moved(_ item: TimedItem) -> TimedItem {
      var item = item
      item.place = moved(item.place)
      return item
    }
    sheet.files = sheet.files.map(shown)
    sheet.missingFile = shown(sheet.missingFile)
    sheet.timed = sheet.timed.map(moved)
    sheet.blocks = sheet.blocks.map { block in
      var block = block
      block.place = moved(block.place)
      block.routinePlace = moved(block.routinePlace)
      block.taskPlaces = block.taskPlaces.compactMap(moved)
      block.recurring = block.recurring.map(moved)
      return block
    }
    sheet.tasks = sheet.tasks.map { task in
      var task = task
      task.place = moved(task.place)
      return task
    }
    return sheet
  }

  private func week(_ folder: TemporaryFolder) -> [DaySheet] {
    (-4...2).map { sheet(folder, on: DaySample.friday20.adding(days: $0)) }
  }

  private func expect(_ lines: [StyledLine], _ width: Int, _ file: String) {
    let texts = lines.map(\.text)
    #expect(texts.allSatisfy { DisplayWidth.cells(of: $0) <= width })
    expectGolden(texts.map { $0 + "\n" }.joined(), DaySample.golden(file))
  }

  @Test(arguments: [40, 80, 120])
  func standInADayAtTheirTimes(width: Int) throws {
    expect(
      DayLayout(sheet(try vault(), on: DaySample.friday20), width: width, in: .english).lines,
      width,
      "timed-day-\(width).txt"
    )
  }

  @Test(arguments: [40, 80, 120])
  func standInAWeekAtTheirTimes(width: Int) throws {
    expect(WeekView(week(try vault())).lines(width: width), width, "timed-week-\(width).txt")
  }

  @Test func standInSentencesAndInJSON() throws {
    let folder = try vault()
    let day = sheet(folder, on: DaySample.friday20)
    expectGolden(DaySentences(day, in: .english).lines.map { $0 + "\n" }.joined(), DaySample.golden("timed-day-plain.txt"))
    expectGolden(WeekView(week(folder)).plain.map { $0 + "\n" }.joined(), DaySample.golden("timed-week-plain.txt"))
    expectGolden(DayJSON.object(for: day).write(pretty: true) + "\n", DaySample.golden("timed-day.json"))
    expectGolden(WeekView(week(folder)).json.write(pretty: true) + "\n", DaySample.golden("timed-week.json"))
  }

  @Test func takeNoFreeTime() throws {
    let folder = try vault()
    let day = sheet(folder, on: DaySample.friday20)
    #expect(day.freeMinutes == 12 * 60 - 120 - 30 - 60)
    #expect(day.plannedMinutes == 120 + 30 + 60)
    #expect(day.range == DaySample.time("07:30")..<DaySample.time("21:00"))
  }

  /// Of a name and a time, or of a task that a block has.
  @Test func whatABlockTellsIsToldOnce() throws {
    let day = sheet(try vault(), on: DaySample.friday20)
    let titles = day.timed.map(\.title)
    for title in ["Gym", "Write", "Read", "Old class", "Post"] { #expect(!titles.contains(title), "\(title)") }
    #expect(day.blocks.compactMap { $0.recurring?.title } == ["Gym"])
  }

  @Test func aDayWithoutAFileHasThem() throws {
    let monday = sheet(try vault(), on: DaySample.friday20.adding(days: 3))
    let expected = ["Pills", "Look up", "Standup", "Write", "Walk", "Gym", "Pills"]
    #expect(monday.timed.map(\.title) == expected)
    let past = sheet(try vault(), on: DaySample.friday20.adding(days: -1))
    #expect(past.timed.map(\.title) == ["Pills", "Pills"])
    #expect(past.timed.map(\.state) == [.missed, .missed])
  }
}
