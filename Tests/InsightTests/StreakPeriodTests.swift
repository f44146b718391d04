import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// What streaks of pages came to in a range: the table of the format, *Months, years and other ranges*. Today is 2026-11-20.
@Suite struct StreakPeriodTests {
  static let rows = FormatTable.rows(below: "| streak | from - to | done | longest | current |")

  @Test func theTableIsFound() { #expect(Self.rows.count >= 23) }

  @Test(arguments: rows)
  func period(_ row: [String]) throws {
    let habit = RitualSketch.habit("A " + row[0])
    let own = try #require(habit.rule)
    let rule = StreakRule(rule: own.rule, goal: habit.goal ?? 1, from: own.from, until: own.until)
    let today = RitualSketch.day("20")
    let range = try #require(DateRange(sketch: row[1]))
    let period = StreakPeriod(rule, log: habit.log, in: range, weekStart: .monday, today: today)
    #expect(period.rate.text == row[2])
    #expect(String(period.longest) == row[3])
    let streak = Streak(rule, log: habit.log.through(today), weekStart: .monday, today: today)
    #expect(String(streak.current) == row[4])
  }

  @Test func weeksBeginAsTheVaultSays() throws {
    let rule = StreakRule(rule: try Recurrence.parse("weekly").get())
    let november = try #require(DateRange(sketch: "1 - 30"))
    let periods = [Weekday.monday, .sunday].map { weekStart in
      StreakPeriod(rule, log: RitualSketch.log("8 15 16"), in: november, weekStart: weekStart, today: RitualSketch.day("20"))
    }
    #expect(periods.map(\.rate.text) == ["3 of 3", "2 of 2"])
  }

  @Test func theEndsOfTheCalendarAreReached() throws {
    for text in ["daily", "weekly", "monthly", "999 years"] {
      let rule = StreakRule(rule: try Recurrence.parse(text).get())
      let log = [LogRecord(days: DateRange(.earliest)), LogRecord(days: DateRange(.latest))]
      let first = try #require(DateRange(first: .earliest, last: CivilDate.earliest.adding(days: 30)))
      let last = try #require(DateRange(first: CivilDate.latest.adding(days: -30), last: .latest))
      #expect(StreakPeriod(rule, log: log, in: first, weekStart: .sunday, today: .latest).longest == 1, "\(text)")
      #expect(StreakPeriod(rule, log: log, in: last, weekStart: .sunday, today: .latest).rate.done <= 1, "\(text)")
    }
  }
}

extension DateRange {
  /// `1 - 30`, as `RitualSketch` writes days.
  init?(sketch: String) {
    let ends = sketch.split(separator: " ").filter { $0 != "-" }.map { RitualSketch.day(String($0)) }
    self.init(first: ends[0], last: ends[1])
  }
}
