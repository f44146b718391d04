import Chronology
import Insight
import Planner
import TestSupport
import Testing

@Suite struct ActivityHistoryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var log: String
    var since: String
    var total: Int
    /// In the past 7 and 31 days, 3 and 12 months.
    var counts: [Int]
    var longest: Int?
    var average: String?
    var testDescription: String { "“\(log)”" }
  }

  /// On Friday 2026-11-20.
  static let table: [Case] = [
    Case(log: "", since: "–", total: 0, counts: [0, 0, 0, 0]),
    Case(log: "20", since: "today", total: 1, counts: [1, 1, 1, 1]),
    Case(log: "19", since: "-1D", total: 1, counts: [1, 1, 1, 1]),
    Case(log: "2025-11-20", since: "-365D", total: 1, counts: [0, 0, 0, 0]),
    // A second completion on one day counts once, and order has no meaning.
    Case(log: "18 18", since: "-2D", total: 1, counts: [1, 1, 1, 1]),
    Case(log: "20 18 18 20", since: "today", total: 2, counts: [2, 2, 2, 2], longest: 2, average: "2.0"),
    // The edges of the periods.
    Case(log: "13 14", since: "-6D", total: 2, counts: [1, 2, 2, 2], longest: 1, average: "1.0"),
    Case(log: "2026-10-20 2026-10-21", since: "-30D", total: 2, counts: [0, 1, 2, 2], longest: 1, average: "1.0"),
    Case(log: "2026-08-20 2026-08-21", since: "-91D", total: 2, counts: [0, 0, 1, 2], longest: 1, average: "1.0"),
    Case(log: "2025-11-20 2025-11-21", since: "-364D", total: 2, counts: [0, 0, 0, 1], longest: 1, average: "1.0"),
    // Intervals.
    Case(log: "10 13 20", since: "today", total: 3, counts: [1, 3, 3, 3], longest: 7, average: "5.0"),
    Case(log: "10 12 17", since: "-3D", total: 3, counts: [1, 3, 3, 3], longest: 5, average: "3.5"),
    Case(log: "1 2 3 11", since: "-9D", total: 4, counts: [0, 4, 4, 4], longest: 8, average: "3.3"),
    Case(log: "1 2 3 12", since: "-8D", total: 4, counts: [0, 4, 4, 4], longest: 9, average: "3.7"),
    // Half up: 25 days and 4 intervals are 6.25 on average.
    Case(log: "2026-10-26 1 5 10 20", since: "today", total: 5, counts: [1, 5, 5, 5], longest: 10, average: "6.3"),
    // The future counts for nothing.
    Case(log: "21", since: "–", total: 0, counts: [0, 0, 0, 0]),
    Case(log: "19 21 30", since: "-1D", total: 1, counts: [1, 1, 1, 1]),
    // Ranges are each of their days, and end with today.
    Case(log: "18..25", since: "today", total: 3, counts: [3, 3, 3, 3], longest: 1, average: "1.0"),
    Case(log: "10..12 12..14", since: "-6D", total: 5, counts: [1, 5, 5, 5], longest: 1, average: "1.0"),
    Case(log: "10..12 17", since: "-3D", total: 4, counts: [1, 4, 4, 4], longest: 5, average: "2.3"),
    // Skipped and missed are no completions.
    Case(log: "s20 m19 18", since: "-2D", total: 1, counts: [1, 1, 1, 1]),
  ]

  @Test(arguments: table)
  func sums(_ row: Case) {
    let history = ActivitySample.history(row.log)
    #expect(history.daysSinceText == row.since)
    #expect(history.total == row.total)
    #expect(ActivityPeriod.allCases.map { history.count(in: $0) } == row.counts)
    #expect(history.longestInterval == row.longest)
    #expect(history.averageInterval?.text == row.average)
    #expect(history.isDoneToday == (row.since == "today"))
  }

  @Test func completionsAreTheLatestFirst() throws {
    let noon = try #require(TimeOfDay("12:00"))
    let evening = try #require(TimeOfDay("18:30"))
    func days(_ text: String) throws -> DateRange { try #require(DateRange(text) ?? CivilDate(text).map { DateRange($0) }) }
    let log = [
      LogRecord(days: try days("2026-11-10"), time: noon, note: "early", source: "widget"),
      LogRecord(days: try days("2026-11-18 - 2026-11-19")), LogRecord(days: try days("2026-11-18"), time: noon),
      LogRecord(days: try days("2026-11-10"), time: evening), LogRecord(days: try days("2026-11-25"), time: noon),
    ]
    let history = ActivityHistory(TrackedActivity(title: "Tennis", log: log), today: ActivitySample.today)
    func told(_ completions: [ActivityHistory.Completion]) -> [String] {
      completions.map { "\($0.day.day)\($0.time.map { " \($0)" } ?? "")\($0.source.map { " \($0)" } ?? "") \($0.note)" }
    }
    #expect(told(history.latest(5)) == ["19 ", "18 ", "10 12:00 widget early"])
    #expect(told(history.latest(1)) == ["19 "])
    #expect(history.latest(0) == [])
    let (some, none) = (try days("2026-11-10 - 2026-11-18"), try days("2026-11-20 - 2026-11-30"))
    #expect(told(history.completions(in: some)) == ["18 ", "10 12:00 widget early"])
    #expect(history.completions(in: none) == [])
  }

  @Test func runsNeitherOverlapNorTouch() {
    #expect(
      ActivitySample.history("3 1 2 5..7 6..9").runs.map(\.description) == [
        "2026-11-01 - 2026-11-03", "2026-11-05 - 2026-11-09",
      ]
    )
    #expect(ActivitySample.history("20 21").runs.map(\.description) == ["2026-11-20 - 2026-11-20"])
  }

  @Test func aLongRangeCostsNothing() throws {
    let all = LogRecord(days: try #require(DateRange(first: .earliest, last: .latest)))
    let history = ActivityHistory(TrackedActivity(title: "Breathing", log: [all, all]), today: ActivitySample.today)
    #expect(history.total == CivilDate.earliest.days(until: ActivitySample.today) + 1)
    #expect(history.latest(2).map(\.day.day) == [20, 19])
    #expect(history.longestInterval == 1)
  }

  /// A list of all days, each asked whether some entry holds it.
  @Test(arguments: [caseSeeds(default: 250)])
  func agreesWithAListOfDays(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let today = ActivitySample.today(&random)
      let activity = ActivitySample.activity(&random, around: today)
      let words: Comment = "seed \(seed): on \(today), \(activity.log.map { "\($0.status) \($0.days)" })"
      var (done, owners): ([Int], [String]) = ([], [])
      for back in (0...950).reversed() {
        let number = today.dayNumber - back
        let owner = activity.log.first { record in
          record.status == .done && record.days.first.dayNumber <= number && number <= record.days.last.dayNumber
        }
        if let owner {
          done.append(back)
          owners.append(owner.note)
        }
      }
      let history = ActivityHistory(activity, today: today)
      #expect(history.total == done.count, words)
      #expect(history.daysSinceLast == done.last, words)
      #expect(history.count(in: .sevenDays) == done.filter { $0 < 7 }.count, words)
      #expect(history.count(in: .thirtyOneDays) == done.filter { $0 < 31 }.count, words)
      let gaps = zip(done, done.dropFirst()).map { $0 - $1 }
      #expect(history.longestInterval == gaps.max(), words)
      #expect(history.averageInterval?.sum == (gaps.isEmpty ? nil : gaps.reduce(0, +)), words)
      #expect(history.averageInterval?.count == (gaps.isEmpty ? nil : gaps.count), words)
      if let mean = history.averageInterval, let shown = Double(mean.text) {
        let error = shown - Double(mean.sum) / Double(mean.count)
        #expect(error <= 0.05 + 1e-9 && error > -0.05 + 1e-9, words)
      }
      #expect(history.latest(1000).map(\.day) == done.reversed().map { today.adding(days: -$0) }, words)
      #expect(history.latest(1000).map(\.note) == owners.reversed(), words)
    }
  }

  /// What was done yesterday is a day further off tomorrow, and more entries never make less.
  @Test(arguments: [caseSeeds(default: 250)])
  func growsWithItsLog(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let today = ActivitySample.today(&random)
      var activity = ActivitySample.activity(&random, around: today)
      let before = ActivityHistory(activity, today: today)
      #expect(before.count(in: .sevenDays) <= before.count(in: .thirtyOneDays))
      #expect(before.count(in: .threeMonths) <= before.count(in: .twelveMonths))
      #expect(before.count(in: .twelveMonths) <= before.total)
      activity.log.shuffle(using: &random)
      #expect(ActivityHistory(activity, today: today).runs == before.runs, "seed \(seed)")
      activity.log.append(LogRecord(days: DateRange(today)))
      let after = ActivityHistory(activity, today: today)
      #expect(after.total == before.total + (before.isDoneToday ? 0 : 1), "seed \(seed)")
      #expect(after.daysSinceLast == 0, "seed \(seed)")
      if today < .latest {
        #expect(ActivityHistory(activity, today: today.adding(days: 1)).daysSinceLast ?? 0 <= 1, "seed \(seed)")
      }
    }
  }
}
