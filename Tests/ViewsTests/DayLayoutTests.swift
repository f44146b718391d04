import Chronology
import Diagnostics
import Planner
import TestSupport
import Testing

@testable import Views

@Suite struct DayLayoutTests {
  private func show(_ sheet: DaySheet, width: Int = 80, _ file: String) {
    let lines = DayLayout(sheet, width: width, in: .english).lines.map(\.text)
    #expect(lines.allSatisfy { DisplayWidth.cells(of: $0) <= width })
    expectGolden(lines.map { $0 + "\n" }.joined(), DaySample.golden(file))
  }

  @Test(arguments: [40, 60, 80, 120])
  func showsADay(width: Int) throws {
    show(DaySample.sheet(in: try DaySample.vault()), width: width, "day-\(width).txt")
  }

  @Test(arguments: [
    (1, "day-to-come.txt"), (-2, "day-without-blocks.txt"), (3, "day-without-file.txt"), (-4, "day-past.txt"),
    (-5, "day-past-without-file.txt"),
  ])
  func showsOtherDays(days: Int, file: String) throws {
    show(DaySample.sheet(in: try DaySample.vault(), on: DaySample.friday20.adding(days: days)), file)
  }

  /// A scale is chosen by a number of lines that nobody has made.
  @Test(arguments: -5...3, [30, 45, 60, 90, 120]) func theLinesOfAScaleAreCounted(days: Int, minutes: Int) throws {
    let folder = try DaySample.vault()
    try folder.write("timed.md", "---\nkind: page\n---\n\n# P\n\n- 05:30 Up\n- 09:40 Stretch\n- 13:00 Rest\n- 23:30 Bed\n")
    for now in ["00:10", "05:30", "09:00", "10:15", "23:59"] {
      let sheet = DaySample.sheet(in: folder, on: DaySample.friday20.adding(days: days), now: now)
      let calendar = DayCalendar(sheet, width: 60, in: .english)
      let scale = DayScale(minutesInLine: minutes)
      #expect(calendar.lineCount(in: scale) == calendar.lines(in: scale).count, "\(now)")
    }
  }

  @Test func showsTheTwelveHours() throws {
    var sheet = DaySample.sheet(in: try DaySample.vault())
    sheet.clock = .twelveHours
    show(sheet, "day-12h.txt")
  }

  @Test func showsTwoFilesOfADay() throws {
    let folder = try DaySample.vault()
    try folder.write("second.md", "---\nkind: day\n---\n\n# 2026-11-21\n\n- 09:30 Early\n- [ ] a task\n- a note\n")
    show(DaySample.sheet(in: folder, on: DaySample.friday20.adding(days: 1)), "day-of-two-files.txt")
  }

  @Test func showsWhereNoVaultIs() throws {
    show(DaySample.sheet(in: try TemporaryFolder()), "day-without-vault.txt")
  }

  private func lines(_ blocks: [TimeBlock], now: String = "10:15", from: String = "09:00", to: String = "12:00") -> [String] {
    let sheet = DaySample.sheet(blocks, from: from, to: to, now: now)
    return DayLayout(sheet, width: 40, in: .english).lines.map(\.text).split(separator: "").dropFirst().first.map(Array.init)
      ?? []
  }

  @Test func aShortBlockTellsHowManyTasksItHas() {
    #expect(
      lines([DaySample.block("09:00", "09:30", "Post", tasks: ["a", "b"])], now: "12:00") == [
        "09:00 ▌ 🕒 Post · 2 tasks · 30 m",
        "09:30 ┊ free 2 h 30 m",
        "      ┊",
        "12:00 ╵",
        "12:00 ─── now ──────────────────────────",
      ]
    )
  }

  @Test func aMiddlingBlockHasItsTasksOnOneLine() {
    let block = DaySample.block("09:00", "10:00", "Post", tasks: ["one", "two", "three", "four", "five"])
    #expect(Array(lines([block]).prefix(2)) == ["09:00 ▌ 🕒 Post · 1 h", "      ▌    [ ] one  [ ] two  and 3 more"])
    let long = DaySample.block("09:00", "10:00", "Post", tasks: [String(repeating: "a", count: 60), "b"])
    #expect(lines([long])[1] == "      ▌    [ ] aaaaaaaaaaaa…  [ ] b")
  }

  @Test func aTallBlockHasItsTasks() {
    let names = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    #expect(
      Array(lines([DaySample.block("09:00", "10:30", "Post", tasks: names)], now: "08:00").dropFirst().prefix(6)) == [
        "09:00 ▌ 🕒 Post · 1 h 30 m",
        "      ▌    [ ] one",
        "      ▌    [ ] two",
        "      ▌    [ ] three",
        "      ▌    [ ] four",
        "      ▌    and 4 tasks more",
      ]
    )
  }

  /// Before the day, where blocks and free time meet, within them, after the last.
  @Test(arguments: [
    ("08:00", 0), ("09:00", 0), ("09:01", 1), ("09:30", 1), ("09:59", 2), ("10:00", 2), ("10:30", 3), ("11:00", 3),
    ("11:59", 5), ("12:00", 6), ("23:00", 6),
  ])
  func marksNowOnce(now: String, place: Int) {
    let lines = lines([DaySample.block("09:00", "10:00", "a"), DaySample.block("11:00", "12:00", "b")], now: now)
    let marked = lines.indices.filter { lines[$0].contains("now") }
    #expect(marked == [place], "\(lines)")
    #expect(marked.allSatisfy { lines[$0].hasPrefix(now) })
  }

  @Test func doesNotMarkNowOnAnotherDay() {
    var sheet = DaySample.sheet([DaySample.block("09:00", "12:00", "a")])
    sheet.date = sheet.date.adding(days: 1)
    #expect(!DayLayout(sheet, width: 40, in: .english).lines.contains { $0.text.contains("now") })
  }

  @Test(arguments: [1, 2, 5, 8, 9, 12, 17, 24, 40, 61, 80, 97, 120, 200])
  func noLineIsTooWide(width: Int) throws {
    for seed in caseSeeds(default: 4) {
      var random = SplitMix64(seed: seed)
      let sheet = DayLayoutTests.randomSheet(using: &random)
      for line in DayLayout(sheet, width: width, in: .english).lines {
        #expect(DisplayWidth.cells(of: line.text) <= width, "seed \(seed): \(line.text)")
        #expect(!line.text.unicodeScalars.contains(where: ControlCharacters.mustEscape), "seed \(seed): \(line.text)")
      }
      for line in WeekLayout(WeekSheet(days: Array(repeating: sheet, count: 7)), width: width, in: .english).lines {
        #expect(DisplayWidth.cells(of: line.text) <= width, "seed \(seed): \(line.text)")
        #expect(!line.text.unicodeScalars.contains(where: ControlCharacters.mustEscape), "seed \(seed): \(line.text)")
      }
    }
  }

  /// Blocks of any words, which may overlap.
  private static func randomSheet(using random: inout SplitMix64) -> DaySheet {
    func words(_ random: inout SplitMix64) -> String { RandomText.nasty.line(using: &random) }
    var blocks: [TimeBlock] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let start = Int.random(in: 0..<1440, using: &random)
      let end = Int.random(in: start + 1...1440, using: &random)
      var block = TimeBlock(title: words(&random), start: TimeOfDay(minutes: start)!, end: TimeOfDay(minutes: end)!)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let box = random.pick([BoxState.open, .done, .dropped, .unknown("進")])
        block.tasks.append(BlockTask(title: words(&random), project: random.chance(50) ? words(&random) : nil, box: box))
      }
      block.isRoutine = random.chance(20)
      blocks.append(block)
    }
    blocks.sort { $0.start < $1.start }
    var sheet = DaySample.sheet(blocks, clock: random.pick(ClockStyle.allCases))
    for index in sheet.blocks.indices where random.chance(30) { sheet.blocks[index].overlapped = words(&random) }
    sheet.tasks = [DaySheet.Task(title: words(&random), box: .open, project: words(&random), due: sheet.date)]
    sheet.words = DayWords.title(words(&random))
    sheet.introduction = words(&random)
    sheet.icon = .emoji("👩‍👩‍👧")
    sheet.notes = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Note(words(&random), random.pick([.paragraph, .item(nil), .item(.done), .quote, .other]), notes: [Note(words(&random))])
    }
    for index in sheet.blocks.indices where random.chance(30) {
      sheet.blocks[index].block.notes = [Note(words(&random)), Note(words(&random), .item(.open))]
    }
    sheet.problems = [.severalFiles([DayWords.title(words(&random))])]
    if random.chance(20) { sheet.files = [] }
    return sheet
  }
}
