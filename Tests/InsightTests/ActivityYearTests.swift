import Chronology
import Insight
import Planner
import TestSupport
import Testing

@Suite struct ActivityYearTests {
  private func year(_ log: String, today: String = "2026-11-20", weekStart: Weekday = .monday) -> ActivityYear {
    ActivityYear(ActivitySample.history(log, today: ActivitySample.day(today)), weekStart: weekStart)
  }

  /// Today, the first day of a week, how many weeks there are, and how many days are missing at the ends.
  static let table: [(today: String, weekStart: Weekday, weeks: Int, before: Int, after: Int)] = [
    // 2025-11-21 is a Friday, as is the last day.
    ("2026-11-20", .monday, 53, 4, 2), ("2026-11-20", .sunday, 53, 5, 1), ("2026-11-20", .friday, 53, 0, 6),
    ("2026-11-20", .saturday, 53, 6, 0), ("2024-11-20", .monday, 53, 1, 4), ("0001-01-03", .monday, 1, 0, 4),
  ]

  @Test(arguments: table)
  func weeks(today: String, weekStart: Weekday, weeks: Int, before: Int, after: Int) {
    let year = year("", today: today, weekStart: weekStart)
    #expect(year.weeks.count == weeks)
    #expect(year.weeks.first?.prefix { $0 == nil }.count == before)
    #expect(year.weeks.last?.reversed().prefix { $0 == nil }.count == after)
    #expect(year.weeks.allSatisfy { $0.count == 7 })
  }

  @Test func itHoldsTheCompletionsOfTwelveMonths() {
    let year = year("2025-11-20 2025-11-21 1..3 20 21")
    let days = year.weeks.joined().compactMap(\.self)
    #expect(
      days.filter(\.isDone).map(\.date.description) == ["2025-11-21", "2026-11-01", "2026-11-02", "2026-11-03", "2026-11-20"]
    )
    #expect(year.weeks[52][4]?.date == ActivitySample.today)
  }

  @Test(arguments: [caseSeeds(default: 100)])
  func everyDayIsInItsPlace(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let today = ActivitySample.today(&random)
      let history = ActivityHistory(ActivitySample.activity(&random, around: today), today: today)
      let start = random.pick(Weekday.allCases)
      let year = ActivityYear(history, weekStart: start)
      let days = year.weeks.joined().compactMap(\.self)
      #expect(days.map(\.date) == Array(year.period.days), "seed \(seed)")
      #expect(days.count(where: \.isDone) == history.count(in: .twelveMonths), "seed \(seed)")
      let isInPlace = year.weeks.allSatisfy { week in
        week.enumerated().allSatisfy { index, day in day.map { $0.date.weekday.days(after: start) == index } ?? true }
      }
      #expect(isInPlace && year.weeks.first?.contains { $0 != nil } == true, "seed \(seed)")
    }
  }
}
