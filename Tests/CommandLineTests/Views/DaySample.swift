import Chronology
import Foundation
import Planner
import TestSupport
import Vault

@testable import CommandLine

/// Vaults and days for tests of views.
enum DaySample {
  /// A vault with a routine, two projects, and some days around 2026-11-20, a Friday.
  static func vault() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "tidemark.md",
      """
      ---
      kind: vault
      day-starts: 06:00
      day-ends: 22:00
      default-block: 45m
      ---

      # Vault

      ## Routine

      - 06:30 🏃 Run (every: weekday)
      - 12:00 - 12:30 Soup
      - 21:00 Lamp out

      """
    )
    try folder.write("thesis.md", "---\nkind: project\nicon: 📘\ncolor: blue\n---\n\n# Thesis\n")
    try folder.write("home.md", "---\nkind: project\nicon: 🏠\ncolor: green\n---\n\n# 家の仕事\n")
    try folder.write("days/2026-11-20.md", friday)
    try folder.write("days/2026-11-21.md", saturday)
    try folder.write("days/2026-11-16.md", "---\nkind: day\n---\n\n# 2026-11-16\n\n- 07:00 - 19:00 Ship (color: teal)\n")
    try folder.write("days/2026-11-18.md", "---\nkind: day\n---\n\n# 2026-11-18\n\nNothing came of it.\n")
    return folder
  }

  static let friday = """
    ---
    kind: day
    icon: 🌫️
    ---

    # 2026-11-20 Friday: the long one

    Fog on the *estuary*. You can hear the dredger and not see it, which is the whole of chapter 8, and of the next one too, and \\
    of all that is to come after it.

    - 06:30 - 07:15 Run
    - 08:00 - 09:00 Two things at once (icon: tray, color: pink)
      - [x] Post the letter (project: thesis)
      - [ ] 👩‍👩‍👧‍👦 家族に電話する (project: 家の仕事)
    - 09:00 - 11:30 Deep work (notify: start end)
      - [ ] Draft chapter 3 (project: Thesis)
        - [ ] a step
      - [x] Read **all** of [it](https://example.com) (project: thesis)
      - [-] Not this one (project: THESIS)
    - 11:00 - 12:00 深い仕事をする、そしてもっと長い名前のブロックがここにあります
      - [ ] one
      - [ ] two
      - [ ] three
    - [x] 14:00 📞 Call the bank
    - 15:00
      - [ ] Choose a lamp (project: No such project)
    - 15:30 - 19:30 Workshop (color: orange)

    ## Some time today

    - [ ] Buy milk
    - [x] 薬を飲む (due: 2026-11-20)
    - a note
    - another note

    """

  static let saturday = """
    ---
    kind: day
    ---

    # 2026-11-21 Saturday

    - 05:00 - 05:30 Tide
    - 10:00 - 12:00 🥕 Allotment (color: green)

    """

  static let friday20 = CivilDate(year: 2026, month: 11, day: 20)!

  static func time(_ text: String) -> TimeOfDay { TimeOfDay(text, allowsEndOfDay: true)! }

  /// What a vault says of a day, with paths from its root.
  static func sheet(in folder: TemporaryFolder, on date: CivilDate = friday20, now: String = "10:15") -> DaySheet {
    let plans = VaultPlans(at: folder.path, days: date...date, limit: 1 << 16, jobs: 1)
    let moment = Moment(friday20, time(now))
    let looks = ProjectLooks(plans.projects)
    var sheet = DaySheet(of: date, in: plans, looks, today: friday20, now: moment, missingFile: "days/\(date).md")
    func shown(_ path: String) -> String { path.replacing(folder.path + "/", with: "") }
    func show(_ place: inout DaySheet.Place) { place.path = shown(place.path) }
    sheet.files = sheet.files.map(shown)
    for index in sheet.problems.indices { sheet.problems[index].message = shown(sheet.problems[index].message) }
    for index in sheet.tasks.indices where sheet.tasks[index].place != nil { show(&sheet.tasks[index].place!) }
    for index in sheet.blocks.indices {
      if sheet.blocks[index].place != nil { show(&sheet.blocks[index].place!) }
      for task in sheet.blocks[index].taskPlaces.indices { show(&sheet.blocks[index].taskPlaces[task]) }
    }
    return sheet
  }

  /// The week of that Friday.
  static func week(in folder: TemporaryFolder) -> WeekSheet {
    WeekSheet(days: (-4...2).map { sheet(in: folder, on: friday20.adding(days: $0)) })
  }

  static func golden(_ name: String) -> String { "Tests/CommandLineTests/Golden/\(name)" }

  /// A day without a vault.
  static func sheet(
    _ blocks: [TimeBlock] = [],
    from start: String = "00:00",
    to end: String = "24:00",
    now: String = "10:15",
    clock: ClockStyle = .twentyFourHours
  ) -> DaySheet {
    let range = time(start)..<time(end)
    var sheet = DaySheet(
      date: friday20,
      today: friday20,
      now: Moment(friday20, time(now)),
      clock: clock,
      range: range,
      files: ["a.md"]
    )
    sheet.blocks = blocks.map { DaySheet.Block(block: $0, look: BlockLook(of: $0) { _ in nil }) }
    sheet.free = FreeTime(in: range, besides: blocks.map(\.range)).stretches
    return sheet
  }

  static func block(_ start: String, _ end: String, _ title: String, tasks: [String] = []) -> TimeBlock {
    TimeBlock(title: title, start: time(start), end: time(end), tasks: tasks.map { BlockTask(title: $0) })
  }
}
