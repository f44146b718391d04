import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// Months as calendars.
@Suite struct MonthGridTests {
  /// November 2026 begins on a Sunday; today is the 20th.
  @Test(arguments: [
    (
      Weekday.monday,
      """
      ·  ·  ·  ·  ·  ·  1#
      2# 3+ 4- 5- 6- 7- 8-
      9- 10- 11- 12- 13- 14- 15
      16 17 18 19 20 21> 22>
      23> 24> 25> 26> 27> 28> 29>
      30> ·  ·  ·  ·  ·  ·
      """
    ),
    (
      Weekday.sunday,
      """
      1# 2# 3+ 4- 5- 6- 7-
      8- 9- 10- 11- 12- 13- 14-
      15 16 17 18 19 20 21>
      22> 23> 24> 25> 26> 27> 28>
      29> 30> ·  ·  ·  ·  ·
      """
    ),
  ])
  func weeks(weekStart: Weekday, picture: String) {
    let rituals = RitualSketch.rituals("1 - 14: A 1-3, B 1 2")
    let history = RitualHistory(rituals, weekStart: weekStart, today: RitualSketch.day("20"))
    let grid = history.monthGrid(of: RitualSketch.day("7"))
    let rows = grid.weeks.map { week in week.map(MonthGridTests.text).joined(separator: " ") }
    #expect(rows == picture.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") })
    #expect(grid.weekdays.first == weekStart && grid.weekdays.count == 7)
    #expect(grid.totals.rate == Rate(done: 5, of: 28))
    #expect(grid.days.count == 30)
    #expect(grid.weeks.joined().compactMap(\.self).filter(\.isRunning).count == 14)
    #expect(grid.weeks.joined().compactMap(\.self).filter { $0.when == .today }.map(\.date) == [RitualSketch.day("20")])
  }

  @Test func ofOneRitual() {
    let history = RitualHistory(sketch: "1 - 28: A 1-7 / 1 - 28: B")
    #expect(history.monthGrid(of: RitualSketch.day("1"), ritual: 0).totals.rate == Rate(done: 7, of: 19))
    #expect(history.monthGrid(of: RitualSketch.day("1"), ritual: 1).totals.rate == Rate(done: 0, of: 19))
  }

  @Test(arguments: [(0, []), (1, ["2026-11-01"]), (3, ["2026-09-01", "2026-10-01", "2026-11-01"])])
  func months(count: Int, firsts: [String]) {
    let grids = RitualHistory(sketch: "1 - 28: A").monthGrids(count)
    #expect(grids.map { "\($0.days.first)" } == firsts)
  }

  @Test func theFirstMonthOfTheCalendar() {
    let history = RitualHistory([], weekStart: .monday, today: CivilDate(year: 1, month: 2, day: 3)!)
    #expect(history.monthGrids(12).map { "\($0.days.first)" } == ["0001-01-01", "0001-02-01"])
  }

  @Test func theLastMonthOfTheCalendar() {
    let history = RitualHistory([], weekStart: .monday, today: .latest)
    #expect(history.monthGrids(1).map { "\($0.days.last)" } == ["9999-12-31"])
  }

  /// Every day of the month stands once, under its weekday.
  @Test(arguments: [2024, 2025, 2026])
  func everyDayUnderItsWeekday(year: Int) {
    for weekStart in Weekday.allCases {
      let history = RitualHistory([], weekStart: weekStart, today: RitualSketch.day("20"))
      for month in 1...12 {
        let grid = history.monthGrid(of: CivilDate(year: year, month: month, day: 1)!)
        #expect(grid.weeks.joined().compactMap { $0?.date } == Array(grid.days.days))
        #expect(grid.weeks.allSatisfy { $0.count == 7 && $0.contains { $0 != nil } })
        for week in grid.weeks {
          #expect(zip(week, grid.weekdays).allSatisfy { cell, weekday in cell.map { $0.date.weekday == weekday } ?? true })
        }
      }
    }
  }

  private static func text(_ cell: MonthGrid.Cell?) -> String {
    guard let cell else { return "·" }
    let mark =
      switch cell.band {
      case nil: ">"
      case .all: "#"
      case .half: "+"
      case .less: "-"
      case .nothingDue: ""
      }
    return "\(cell.date.day)\(mark)"
  }
}
