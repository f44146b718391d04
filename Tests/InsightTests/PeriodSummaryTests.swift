import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// What months, years and other ranges came to.
@Suite struct PeriodSummaryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rituals: String
    var days: String
    var rate: String
    var checkIns: Int
    /// Days with a check-in, of those on which an arc ran.
    var active: String
    var perfect: Int
    var longest: Int
    var best: String?

    var testDescription: String { "\(rituals) in \(days)" }
  }

  /// Today is 2026-11-20.
  static let cases: [Case] = [
    Case(
      rituals: "1 - 28: A 1-10",
      days: "1 - 30",
      rate: "10 of 19",
      checkIns: 10,
      active: "10 of 19",
      perfect: 10,
      longest: 10,
      best: "A"
    ),
    Case(
      rituals: "1 - 28: A 1-10",
      days: "5 - 11",
      rate: "6 of 7",
      checkIns: 6,
      active: "6 of 7",
      perfect: 6,
      longest: 6,
      best: "A"
    ),
    // A completion of what was not due is a check-in all the same.
    Case(
      rituals: "1 - 28: A [sun] 1 2 8",
      days: "1 - 14",
      rate: "2 of 2",
      checkIns: 3,
      active: "3 of 14",
      perfect: 2,
      longest: 2,
      best: "A"
    ),
    // The longest streak is of days of the period alone.
    Case(
      rituals: "10/20 - 28: A 10/20-10 12-15",
      days: "1 - 30",
      rate: "14 of 19",
      checkIns: 14,
      active: "14 of 19",
      perfect: 14,
      longest: 10,
      best: "A"
    ),
    // The highest rate; of equal ones the most done, then the first.
    Case(
      rituals: "1 - 28: A 1-5 / 1 - 14: B 1-7",
      days: "1 - 30",
      rate: "12 of 33",
      checkIns: 12,
      active: "7 of 19",
      perfect: 5,
      longest: 5,
      best: "B"
    ),
    Case(
      rituals: "1 - 28: A 1-10 / 1 - 14: B 1-7",
      days: "1 - 30",
      rate: "17 of 33",
      checkIns: 17,
      active: "10 of 19",
      perfect: 7,
      longest: 7,
      best: "A"
    ),
    // Today is open: what was done is a check-in of an active day, and counts in no rate.
    Case(
      rituals: "1 - 28: A 1-20, B 1-19",
      days: "1 - 30",
      rate: "38 of 38",
      checkIns: 39,
      active: "20 of 20",
      perfect: 19,
      longest: 19,
      best: "A"
    ),
    // The rate of all is the sum of each: one of them is open.
    Case(
      rituals: "1 - 28: A 1-20 / 1 - 28: B 1-19",
      days: "1 - 30",
      rate: "39 of 39",
      checkIns: 39,
      active: "20 of 20",
      perfect: 19,
      longest: 19,
      best: "A"
    ),
    Case(
      rituals: "1 - 7: A 1-7 / 1 - 14: B 1-14",
      days: "1 - 30",
      rate: "21 of 21",
      checkIns: 21,
      active: "14 of 14",
      perfect: 14,
      longest: 14,
      best: "B"
    ),
    Case(
      rituals: "1 - 14: A 1 / 1 - 14: B 2",
      days: "1 - 30",
      rate: "2 of 28",
      checkIns: 2,
      active: "2 of 14",
      perfect: 0,
      longest: 0,
      best: "A"
    ),
    Case(
      rituals: "1 - 14: A",
      days: "1 - 30",
      rate: "0 of 14",
      checkIns: 0,
      active: "0 of 14",
      perfect: 0,
      longest: 0,
      best: nil
    ),
    Case(
      rituals: "1 - 14: A 1-14",
      days: "15 - 30",
      rate: "0 of 0",
      checkIns: 0,
      active: "0 of 0",
      perfect: 0,
      longest: 0,
      best: nil
    ),
    Case(
      rituals: "1 - 28: A 15-25",
      days: "18 - 30",
      rate: "3 of 3",
      checkIns: 3,
      active: "3 of 3",
      perfect: 3,
      longest: 3,
      best: "A"
    ),
  ]

  @Test(arguments: cases)
  func period(row: Case) throws {
    let history = RitualHistory(sketch: row.rituals)
    let ends = row.days.split(separator: " ").filter { $0 != "-" }.map { RitualSketch.day(String($0)) }
    let summary = history.summary(of: try #require(DateRange(first: ends[0], last: ends[1])))
    #expect(summary.totals.rate.text == row.rate)
    #expect(summary.totals.checkIns == row.checkIns)
    #expect("\(summary.totals.activeDays) of \(summary.totals.countedDays)" == row.active)
    #expect(summary.totals.perfectDays == row.perfect)
    #expect(summary.totals.longestStreak == row.longest)
    #expect(summary.best.map { history.rituals[$0.ritual].title } == row.best)
  }

  @Test func rituals() throws {
    let history = RitualHistory(sketch: "1 - 14: A 1 / 10/1 - 10/31: B 10/2")
    let summary = history.summary(of: try #require(DateRange(month: .november, ofYear: 2026)))
    #expect(summary.rituals.map(\.ritual) == [0])
    #expect(summary.rituals.map(\.totals.rate.text) == ["1 of 14"])
  }

  @Test func monthsOfAYear() throws {
    let history = RitualHistory(sketch: "10/20 - 28: A 10/20-10")
    let months = history.months(ofYear: 2026)
    #expect(months.count == 12)
    #expect(months.map(\.totals.checkIns) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 10, 0])
    let year = history.summary(of: try #require(DateRange(year: 2026)))
    #expect(year.totals.checkIns == 22 && year.totals.longestStreak == 22)
    #expect(DateRange(year: 0) == nil && DateRange(month: .may, ofYear: 10_000) == nil)
    #expect(DateRange(month: .february, ofYear: 2024)?.count == 29)
  }
}
