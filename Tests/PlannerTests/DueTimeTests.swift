import Chronology
import Planner
import Testing

@Suite struct DueTimeTests {
  /// Friday 2026-11-20 is today.
  private static let today = CivilDate("2026-11-20")!

  private func times(_ rule: RecurringRule, _ log: [LogRecord] = [], on date: String) -> [String] {
    rule.dueTimes(log, weekStart: .monday, on: CivilDate(date)!, today: DueTimeTests.today).map { "\($0.time) \($0.state)" }
  }

  private func rule(_ text: String, _ times: String..., from: String? = nil) throws -> RecurringRule {
    RecurringRule(
      rule: try Recurrence.parse(text).get(),
      times: times.map { TimeOfDay($0, allowsEndOfDay: false)! },
      from: from.flatMap { CivilDate($0) }
    )
  }

  private func entry(_ date: String, _ time: String? = nil, _ status: LogRecord.Status = .done) -> LogRecord {
    let time = time.flatMap { TimeOfDay($0, allowsEndOfDay: false) }
    return LogRecord(days: DateRange(CivilDate(date)!), time: time, status: status)
  }

  @Test(arguments: [
    ("weekday", "2026-11-20", ["09:30 open"]), ("weekday", "2026-11-21", []), ("weekday", "2026-11-23", ["09:30 ahead"]),
    ("weekday", "2026-11-19", []), ("mon wed fri", "2026-11-25", ["09:30 ahead"]),
    ("3 days after done", "2026-11-20", ["09:30 open"]), ("3 days after done", "2026-11-21", []),
    ("twice a week", "2026-11-20", ["09:30 open"]), ("twice a week", "2026-11-21", []),
  ])
  func hasTheTimesOfADueDay(rule text: String, on date: String, expected: [String]) throws {
    #expect(times(try rule(text, "09:30"), on: date) == expected)
  }

  /// Nothing is missed before it began: on its first day, or with its first entry.
  @Test func isMissedSinceItBegan() throws {
    let since = try rule("daily", "09:30", from: "2026-11-18")
    #expect(["17", "18", "19"].map { times(since, on: "2026-11-\($0)").count } == [0, 1, 1])
    #expect(times(since, on: "2026-11-19") == ["09:30 missed"])
    let daily = try rule("daily", "09:30")
    #expect(times(daily, [entry("2026-11-17")], on: "2026-11-18") == ["09:30 missed"])
    #expect(times(daily, [entry("2026-11-17")], on: "2026-11-16") == [])
  }

  @Test func hasNoneWithoutATime() throws {
    #expect(times(try rule("daily"), on: "2026-11-20") == [])
  }

  @Test func hasEachTimeForItself() throws {
    let rule = try rule("daily", "09:00", "17:00")
    #expect(times(rule, [entry("2026-11-20", "09:05")], on: "2026-11-20") == ["09:00 done", "17:00 open"])
    #expect(times(rule, [entry("2026-11-20")], on: "2026-11-20") == ["09:00 done", "17:00 done"])
    #expect(times(rule, [entry("2026-11-20", nil, .skipped)], on: "2026-11-20") == ["09:00 skipped", "17:00 skipped"])
  }

  /// An entry settles the latest occurrence on or before its day.
  @Test func isDoneWhereALaterDaySettlesIt() throws {
    let monday = try rule("mon", "18:00", from: "2026-11-02")
    #expect(times(monday, [entry("2026-11-18")], on: "2026-11-16") == ["18:00 done"])
    #expect(times(monday, [entry("2026-11-18")], on: "2026-11-09") == ["18:00 missed"])
  }

  @Test func followsFromWhatWasDone() throws {
    let rule = try rule("3 days after done", "08:00")
    #expect(times(rule, [entry("2026-11-18")], on: "2026-11-21") == ["08:00 ahead"])
    #expect(times(rule, [entry("2026-11-18")], on: "2026-11-18") == ["08:00 done"])
    #expect(times(rule, [entry("2026-11-16")], on: "2026-11-20") == ["08:00 open"])
  }
}
