import TestSupport
import Testing

@testable import Chronology

/// Days that are counted, or given as ranges, are those that come when one asks for one after another.
@Suite struct DueCountTests {
  @Test(arguments: [caseSeeds(default: 400)])
  func agreesWithOneDayAfterAnother(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let schedule = RecurrenceSchedule.random(using: &random)
      let first = CivilDate(year: Int.random(in: 1700...2100, using: &random), month: 1, day: 1)!
        .adding(days: Int.random(in: 0...365, using: &random))
      let days = DateRange(first: first, last: first.adding(days: Int.random(in: 0...4_000, using: &random)))!
      let due = schedule.dueDays(in: days).map(\.dayNumber)
      #expect(schedule.dueCount(in: days) == due.count, "seed \(seed): \(schedule)")
      guard !schedule.rule.isAfterDone else { continue }
      let ranges = schedule.dueRanges(in: days)
      #expect(ranges.flatMap(Array.init) == due, "seed \(seed): \(schedule)")
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound }, "seed \(seed)")
    }
  }

  /// Over all years of the calendar, so that the days come again many times.
  @Test(arguments: ["97 days", "5 months on last", "year on feb 29", "3 years on mar 1"])
  func agreesOverAllYears(text: String) throws {
    try expectAgreement(text, DateRange(first: .earliest, last: .latest)!)
  }

  private static let frequent = [
    "daily", "2 days", "weekday", "mon wed fri", "2 weeks", "weekly", "3 weeks on tue", "month on 1 31", "month on 2nd tue",
    "month on 1st weekday", "monthly", "12 hours",
  ]

  /// Rules with hundreds of thousands of days, of which `make test` counts those of some years: the seed says which.
  @Test(arguments: someCases(of: Array(frequent.enumerated()), named: "rules", least: 4))
  func agreesOverManyYears(seed: Int, text: String) throws {
    let years = max(1, min(9_999, randomCases(9_999)))
    var random = SplitMix64(seed: UInt64(seed))
    let first = Int.random(in: 1...10_000 - years, using: &random)
    let end = CivilDate(year: first + years - 1, month: 12, day: 31)!
    try expectAgreement(text, DateRange(first: CivilDate(year: first, month: 1, day: 1)!, last: end)!)
  }

  private func expectAgreement(_ text: String, _ days: DateRange) throws {
    let rule = try Recurrence.parse(text).get()
    for months in [MonthSet.all, MonthSet([.february, .march, .december])] {
      for from in [nil, CivilDate("1583-05-31")!] {
        let schedule = RecurrenceSchedule(rule, from: from, months: months)
        var (count, due) = (0, schedule.dueDays(in: days))
        while due.next() != nil { count += 1 }
        let name = "\(text) from \(from.map(\.description) ?? "nothing") \(months), \(days.first) - \(days.last)"
        #expect(schedule.dueCount(in: days) == count, "\(name)")
      }
    }
  }

  @Test(arguments: ["weekly", "2 weeks", "monthly", "5 months", "yearly", "7 years"])
  func periodsAreCounted(text: String) throws {
    let rule = try Recurrence.parse(text).get()
    let schedule = RecurrenceSchedule(rule, earliestEntry: CivilDate("2026-05-31"))
    for start in ["0001-01-01", "1999-12-31", "2024-02-29", "2026-05-31"] {
      let first = try #require(schedule.period(containing: CivilDate(start)!))
      for length in [0, 1, 6, 7, 30, 31, 400, 4_000] {
        let end = first.first.adding(days: length)
        var (count, day) = (0, first.last)
        while day <= end {
          count += 1
          day = schedule.period(containing: day.adding(days: 1))!.last
        }
        let found = schedule.periods(from: first, endingBy: end)
        #expect(found?.count ?? 0 == count, "\(text) from \(start), \(length) days")
        if let found { #expect(found.last <= end && schedule.period(containing: found.last)!.last == found.last) }
      }
    }
    #expect(schedule.periods(from: schedule.period(containing: .earliest)!, endingBy: .latest) != nil)
  }
}
