import Chronology
import Planner
import Testing

/// The streaks of the format, *Streaks*, and what its sentences say beside its table.
@Suite struct StreakTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var goal = 1
    /// Days of November 2026, and longer dates; `s` before a day that is skipped, `m` before one that is missed.
    var log: String
    var today = "2026-11-20"
    var weekStart = Weekday.monday
    var from: String?
    var until: String?
    var current: Int
    var longest: Int

    var testDescription: String { "\(rule): \(log) on \(today)" }
  }

  static let table: [Case] = [
    Case(rule: "daily", log: "17 18 19", current: 3, longest: 3),
    Case(rule: "daily", log: "16 17 18", current: 0, longest: 3),
    Case(rule: "daily", log: "10 11 s12 s13 s14 s15 s16 s17 s18 15 19", current: 4, longest: 4),
    Case(rule: "weekday", log: "12 14 16", today: "2026-11-16", current: 1, longest: 1),
    Case(rule: "weekly", log: "8 15 16", current: 3, longest: 3),
    Case(rule: "weekly", log: "8 15 16", weekStart: .sunday, current: 2, longest: 2),
    Case(rule: "weekly", goal: 3, log: "9 10 11 16", current: 1, longest: 1),
    Case(rule: "weekly", log: "3 s11 17", current: 2, longest: 2),
  ]

  static let sentences: [Case] = [
    Case(rule: "daily", log: "", current: 0, longest: 0),
    Case(rule: "daily", log: "20", current: 1, longest: 1),
    // In the future, and order and repetition have no meaning.
    Case(rule: "daily", log: "21 22", current: 0, longest: 0),
    Case(rule: "daily", log: "19 18 19 17", current: 3, longest: 3),
    // Missed is as if there were no entry, and done beats skipped.
    Case(rule: "daily", log: "17 m18 19", current: 1, longest: 1),
    Case(rule: "daily", log: "17 s18 18 19", current: 3, longest: 3),
    Case(rule: "daily", log: "m18 s18 19", current: 1, longest: 1),
    Case(rule: "daily", log: "1 2 3 4 5 18 19", current: 2, longest: 5),
    Case(rule: "daily", log: "18 19 s20", current: 2, longest: 2),
    // From `from`, else from the first entry; what lies before `from` does not count.
    Case(rule: "daily", log: "17 18 19", from: "2026-11-18", current: 2, longest: 2),
    Case(rule: "daily", log: "18 19", from: "2026-11-10", current: 2, longest: 2),
    Case(rule: "daily", log: "18 19", from: "2026-11-21", current: 0, longest: 0),
    // Over: 0 for what is not active.
    Case(rule: "daily", log: "17 18 19", until: "2026-11-19", current: 0, longest: 3),
    Case(rule: "daily", log: "17 18 19", until: "2026-11-20", current: 3, longest: 3),
    // Days that are not due neither add nor break.
    Case(rule: "mon wed", log: "9 11 16 17 18", current: 4, longest: 4),
    Case(rule: "mon wed", log: "9 16 18", current: 2, longest: 2),
    Case(rule: "2 days", log: "14 16 18", current: 3, longest: 3),
    Case(rule: "2 days", log: "14 15 18", current: 1, longest: 1),
    Case(rule: "2 weeks on tue", log: "3 17", from: "2026-11-03", current: 2, longest: 2),
    Case(rule: "month on last", log: "2026-08-31 2026-09-30 2026-10-31", current: 3, longest: 3),
    // A day that some months lack is not due in them.
    Case(rule: "month on 31", log: "2026-08-31 2026-10-31", current: 2, longest: 2),
    Case(rule: "monthly", log: "2026-09-30 2026-10-01", current: 2, longest: 2),
    Case(rule: "monthly", log: "2026-08-30 2026-10-01", current: 1, longest: 1),
    Case(rule: "monthly", goal: 2, log: "2026-09-01 2026-09-02 2026-10-01 2026-10-31 1", current: 2, longest: 2),
    Case(rule: "yearly", log: "2024-12-31 2025-01-01", current: 2, longest: 2),
    // So many times a period is its goal.
    Case(rule: "3 times a week", log: "2 3 9 10 11 16", current: 1, longest: 1),
    Case(rule: "2 times a month", log: "2026-09-01 2026-09-02 2026-10-01 2026-10-31 1", current: 2, longest: 2),
    Case(rule: "2 times in 2 weeks", log: "2026-10-26 9", from: "2026-10-26", current: 0, longest: 0),
    // A skip of any day of a period skips all of it, unless the goal is reached.
    Case(rule: "weekly", goal: 2, log: "2 3 9 s10 16 17", current: 2, longest: 2),
    Case(rule: "weekly", goal: 2, log: "2 3 9 10 s11 16 17", current: 3, longest: 3),
    Case(rule: "weekly", goal: 2, log: "2 3 9 16 17", current: 1, longest: 1),
    Case(rule: "2 weeks", log: "2026-10-26 9", from: "2026-10-26", current: 2, longest: 2),
    // The last period counts whole too, though `until` stands in its middle; what is ahead of today counts for nothing.
    Case(rule: "weekly", log: "14", from: "2026-11-06", until: "2026-11-13", current: 0, longest: 1),
    Case(rule: "weekly", log: "3 14", from: "2026-10-20", until: "2026-11-13", current: 0, longest: 2),
    Case(rule: "weekly", goal: 2, log: "10 11 19 21", current: 1, longest: 1),
    // The first period counts whole, though `from` stands in its middle.
    Case(rule: "weekly", goal: 2, log: "10 12", from: "2026-11-11", current: 1, longest: 1),
  ]

  @Test(arguments: table + sentences)
  func streak(_ row: Case) throws {
    var rule = StreakRule(rule: try Recurrence.parse(row.rule).get(), goal: row.goal)
    rule.from = try row.from.map { try #require(CivilDate($0)) }
    rule.until = try row.until.map { try #require(CivilDate($0)) }
    let log = try Self.log(row.log)
    let today = try #require(CivilDate(row.today))
    let streak = Streak(rule, log: log, weekStart: row.weekStart, today: today)
    #expect(streak.current == row.current, "current")
    #expect(streak.longest == row.longest, "longest")
  }

  @Test func rangesAreEachOfTheirDays() throws {
    let days = try #require(DateRange("2026-11-10 - 2026-11-19"))
    let rule = StreakRule(rule: try Recurrence.parse("daily").get())
    let today = try #require(CivilDate("2026-11-20"))
    let streak = Streak(rule, log: [LogRecord(days: days)], weekStart: .monday, today: today)
    #expect(streak.current == 10)
  }

  static func log(_ text: String) throws -> [LogRecord] {
    try text.split(separator: " ").map { word in
      let status: LogRecord.Status = word.hasPrefix("s") ? .skipped : word.hasPrefix("m") ? .missed : .done
      let digits = word.drop { $0.isLetter }
      let date = digits.count > 2 ? String(digits) : "2026-11-" + (digits.count == 1 ? "0" : "") + digits
      return LogRecord(days: DateRange(try #require(CivilDate(date))), status: status)
    }
  }
}
