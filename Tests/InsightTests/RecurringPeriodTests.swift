import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// What recurring tasks came to in a range: the table of the format, *Months, years and other ranges*. Today is 2026-11-20.
@Suite struct RecurringPeriodTests {
  static let rows = FormatTable.rows(below: "| every | from - to | settled |")

  @Test func theTableIsFound() { #expect(Self.rows.count >= 26) }

  @Test(arguments: rows)
  func period(_ row: [String]) throws {
    let habit = RitualSketch.habit("A " + row[0])
    let rule = try #require(habit.rule)
    let range = try #require(DateRange(sketch: row[1]))
    let period = RecurringPeriod(rule, log: habit.log, in: range, weekStart: .monday, today: RitualSketch.day("20"))
    #expect(period.settled.text == row[2])
  }

  /// A rule of every day is the only one that is due again within days done in a row.
  @Test(arguments: [("day after done", "11 of 11"), ("2 days after done", "1 of 1"), ("week after done", "1 of 1")])
  func daysInARowAreAnEntryEach(rule: String, settled: String) throws {
    let own = RecurringRule(rule: try Recurrence.parse(rule).get())
    let november = try #require(DateRange(sketch: "1 - 30"))
    let log = RitualSketch.log("10-20")
    let period = RecurringPeriod(own, log: log, in: november, weekStart: .monday, today: RitualSketch.day("20"))
    #expect(period.settled.text == settled)
  }

  @Test func theEndsOfTheCalendarAreReached() throws {
    for text in ["daily", "mon", "day after done", "999 years after done"] {
      let rule = RecurringRule(rule: try Recurrence.parse(text).get())
      let log = [LogRecord(days: try #require(DateRange(first: .earliest, last: .latest)))]
      for day in [CivilDate.earliest, .latest] {
        let period = RecurringPeriod(rule, log: log, in: DateRange(day), weekStart: .sunday, today: .latest)
        #expect(period.settled.done == period.settled.due, "\(text)")
      }
    }
  }
}
