import Chronology
import Planner
import TestSupport
import Testing

@Suite struct LifeGridTests {
  private let life = LifeSample.life("1990-06-14")
  private let today = LifeSample.day("2026-11-20")

  @Test func aLifeIsRowsOfFiftyTwoWeeks() {
    let grid = LifeGrid(of: life, today: today)
    #expect(grid.rows.count == 80)
    #expect(grid.rows.allSatisfy { $0.cells.count == 52 })
    #expect(grid.rows.flatMap(\.cells).map(\.week.number) == Array(1...4160))
    #expect(grid.beyond == nil)
    #expect(grid.rows.flatMap(\.cells).filter { $0.state == .current }.map(\.week.number) == [1902])
    #expect(grid.rows.flatMap(\.cells).count { $0.state == .lived } == 1901)
  }

  /// Rows of the life above, and the age of the birthday in each. Fifty-two weeks are short of a year, so that the second row
  /// begins a day before the first birthday, and the last a hundred days before the 79th.
  static let ageTable: [(row: Int, first: String, age: Int)] = [
    (1, "1990-06-14", 0), (2, "1991-06-13", 1), (3, "1992-06-11", 2), (30, "2019-05-09", 29), (31, "2020-05-07", 30),
    (80, "2069-03-07", 79),
  ]

  @Test(arguments: ageTable)
  func rowsShowAnAge(row: Int, first: String, age: Int) {
    let row = LifeGrid(of: life, today: today).rows[row - 1]
    #expect(row.cells[0].week.days.first.description == first)
    #expect(row.age == age)
    #expect(row.cells.compactMap(\.week.birthday) == (age > 0 ? [age] : []))
  }

  /// The expected end, today, and the weeks in the last row.
  static let beyondTable: [(today: String, weeks: ClosedRange<Int>?)] = [
    ("2070-02-26", nil), ("2070-03-05", nil), ("2070-03-06", 4161...4161), ("2070-03-13", 4161...4162),
    ("2075-01-01", 4161...4412),
  ]

  @Test(arguments: beyondTable)
  func weeksBeyondTheEndAreInALastRow(today: String, weeks: ClosedRange<Int>?) {
    let grid = LifeGrid(of: life, today: LifeSample.day(today))
    #expect(grid.rows.count == 80)
    #expect(grid.beyond?.cells.map(\.week.number) == weeks.map(Array.init))
    #expect(grid.beyond?.cells.allSatisfy(\.isBeyond) ?? true)
    #expect(grid.beyond?.age == weeks.map { _ in 80 })
    #expect(!grid.rows.flatMap(\.cells).contains { $0.isBeyond })
  }

  /// What is shown, around which week, its ages, and its first and last week.
  static let zoomTable: [(zoom: LifeGrid.Zoom, week: Int?, ages: [Int], weeks: ClosedRange<Int>)] = [
    (.year, nil, [36], 1880...1931), (.decade, nil, Array(30...39), 1567...2088), (.year, 1, [0], 1...53),
    (.year, 53, [0], 1...53), (.year, 54, [1], 54...105), (.decade, 1, Array(0...9), 1...522),
    (.decade, 523, Array(10...19), 523...1044),
    // The last years end with the expected weeks, or with the week that is asked for.
    (.decade, 4160, Array(70...79), 3654...4160), (.year, 4160, [79], 4124...4160), (.year, 4170, [79], 4124...4170),
    (.year, 4176, [80], 4176...4176),
  ]

  @Test(arguments: zoomTable)
  func partsOfALife(zoom: LifeGrid.Zoom, week: Int?, ages: [Int], weeks: ClosedRange<Int>) {
    let grid = LifeGrid(zoom, aroundWeek: week, of: life, today: today)
    #expect(grid.rows.map(\.age) == ages)
    #expect(grid.rows.flatMap(\.cells).map(\.week.number) == Array(weeks))
    #expect(grid.rows.allSatisfy { row in row.cells.allSatisfy { $0.week.age == row.age } })
    #expect(grid.beyond == nil)
  }

  @Test func beforeBirthAllIsToCome() {
    let day = LifeSample.day("1980-01-01")
    #expect(LifeGrid(of: life, today: day).rows.flatMap(\.cells).allSatisfy { $0.state == .coming })
    #expect(LifeGrid(.year, of: life, today: day).rows.map(\.age) == [0])
    #expect(LifeGrid(.year, aroundWeek: .max, of: life, today: day).rows.map(\.age) == [0])
  }

  @Test func marksAndPhasesStandInTheirWeeks() throws {
    let marks = LifeSample.marks("2026-11-19 2026-11-20 1990-06-15")
    let grid = LifeGrid(of: life, marks: marks, phases: LifeSample.phases("A 1990-06-22, B 2026-11-21"), today: today)
    let cells = Array(grid.rows.flatMap(\.cells))
    #expect(cells.filter { $0.mark != nil }.map(\.week.number) == [1, 1902])
    #expect(cells[1901].mark?.phrase == "2026-11-19")
    #expect(cells.map(\.phase?.title).firstIndex(of: "A") == 1)
    #expect(cells.map(\.phase?.title).firstIndex(of: "B") == 1901)
  }

  /// Phases, and those of the first two rows.
  @Test(
    arguments: [
      ("", [], []), ("A 1990-08-01", ["A"], ["A"]), ("A 1990-06-14 1990-07-04, B 1990-08-01", ["A", "B"], ["B"]),
      ("A 1990-06-14 1991-01-01, B 1990-08-01 1990-08-31", ["A", "B", "A"], []),
    ] as [(String, [String], [String])]
  )
  func aRowHasItsPhases(phases: String, first: [String], second: [String]) {
    let rows = LifeGrid(of: life, phases: LifeSample.phases(phases), today: today).rows
    #expect(rows[0].phases.map(\.title) == first)
    #expect(rows[1].phases.map(\.title) == second)
  }

  @Test func endsWithTheCalendar() {
    let grid = LifeGrid(of: LifeSample.life("9999-01-01"), today: LifeSample.day("9999-06-01"))
    #expect(grid.rows.map(\.cells.count) == [52, 1])
  }

  @Test(arguments: [caseSeeds(default: 30)])
  func everyWeekIsInOneYear(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var life = LifeSample.life(&random)
      life.expectancy = (life.expectancy - 1) % 22 + 1
      let today = LifeSample.today(&random, in: life)
      let words: Comment = "seed \(seed): born \(life.born), \(life.expectancy) years, on \(today)"
      let whole = LifeGrid(of: life, today: today)
      let cells = whole.rows.flatMap(\.cells) + (whole.beyond?.cells ?? [])
      #expect(cells.map(\.week.number) == Array(1...max(cells.count, 1)), words)
      var seen: [Int] = []
      for decade in Set(cells.map { $0.week.age / 10 }).sorted() {
        let week = cells.last { $0.week.age / 10 == decade }?.week.number
        seen += LifeGrid(.decade, aroundWeek: week, of: life, today: today).rows.flatMap(\.cells).map(\.week.number)
      }
      #expect(seen == cells.map(\.week.number), words)
      for cell in cells {
        let expected: LifeGrid.State =
          cell.week.days.contains(today) ? .current : cell.week.days.last < today ? .lived : .coming
        if cell.state != expected { Issue.record("week \(cell.week.number) is \(cell.state); \(words)") }
      }
    }
  }
}
