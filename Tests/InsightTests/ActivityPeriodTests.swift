import Chronology
import Insight
import TestSupport
import Testing

@Suite struct ActivityPeriodTests {
  static let table: [(period: String, today: String, first: String)] = [
    ("7d", "2026-11-20", "2026-11-14"), ("7d", "2026-03-02", "2026-02-24"), ("31d", "2026-11-20", "2026-10-21"),
    ("31d", "2026-03-31", "2026-03-01"), ("3m", "2026-11-20", "2026-08-21"), ("12m", "2026-11-20", "2025-11-21"),
    // The same date so many months ago is not there: the month's last day, and the day after it.
    ("3m", "2026-05-31", "2026-03-01"), ("3m", "2026-05-30", "2026-03-01"), ("3m", "2026-05-29", "2026-03-01"),
    ("3m", "2026-05-28", "2026-03-01"), ("3m", "2024-05-31", "2024-03-01"), ("3m", "2026-12-31", "2026-10-01"),
    ("12m", "2024-02-29", "2023-03-01"), ("12m", "2025-02-28", "2024-02-29"), ("12m", "2024-12-31", "2024-01-01"),
    // The calendar begins.
    ("7d", "0001-01-03", "0001-01-01"), ("3m", "0001-03-31", "0001-01-01"), ("3m", "0001-04-01", "0001-01-02"),
    ("12m", "0001-12-31", "0001-01-01"), ("12m", "0002-01-01", "0001-01-02"),
  ]

  @Test(arguments: table)
  func days(period: String, today: String, first: String) throws {
    let days = try #require(ActivityPeriod(rawValue: period)).days(upTo: ActivitySample.day(today))
    #expect(days.description == "\(first) - \(today)")
  }

  @Test func theTableOfTheSpecification() throws {
    for row in try SpecificationRows(below: "| period | today | first day |").rows {
      let period = try #require(ActivityPeriod(rawValue: row[0]))
      #expect(period.days(upTo: ActivitySample.day(row[1])).first.description == row[2], "\(row)")
    }
  }

  /// Goes back day by day until the month is as many back, and the day of the month as late or later.
  @Test(arguments: [caseSeeds(default: 200)])
  func agreesWithAWalkBack(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let today = ActivitySample.today(&random)
      for (period, months) in [(ActivityPeriod.threeMonths, 3), (.twelveMonths, 12)] {
        let index = today.year * 12 + today.month
        var first = today
        while first > .earliest {
          let before = first.adding(days: -1)
          let back = index - (before.year * 12 + before.month)
          if back > months || back == months && before.day <= today.day { break }
          first = before
        }
        #expect(period.days(upTo: today).first == first, "seed \(seed): \(period) on \(today)")
      }
    }
  }
}
