import Chronology
import Planner
import Testing

/// Rules with times: each is an occurrence of its own (format, *Which days are due*).
@Suite struct DayOccurrencesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// `daily at 09:00 17:00`, `2 hours at 09:00 - 17:00`.
    var rule: String
    /// Days of November with their times: `19 20@09:05`.
    var log = ""
    var now: String
    var open: String?
    var next: String?

    var testDescription: String { "\(rule): \(log), \(now)" }
  }

  static let cases: [Case] = [
    // Today is Friday 2026-11-20.
    Case(rule: "daily at 09:00 17:00", log: "19", now: "08:00", next: "20 09:00"),
    Case(rule: "daily at 09:00 17:00", log: "19@09:05", now: "08:00", open: "19 17:00", next: "20 09:00"),
    Case(rule: "daily at 09:00 17:00", log: "19", now: "09:00", open: "20 09:00", next: "20 17:00"),
    Case(rule: "daily at 09:00 17:00", log: "20@09:05", now: "10:00", next: "20 17:00"),
    Case(rule: "daily at 09:00 17:00", log: "20@08:50", now: "10:00", next: "20 17:00"),
    Case(rule: "daily at 09:00 17:00", log: "20@08:50", now: "17:00", open: "20 17:00", next: "21 09:00"),
    Case(rule: "daily at 09:00 17:00", log: "20@09:05 20@16:55", now: "17:00", next: "21 09:00"),
    Case(rule: "daily at 09:00 17:00", log: "20@17:20", now: "18:00", next: "21 09:00"),
    Case(rule: "daily at 09:00 17:00", log: "20", now: "09:30", next: "21 09:00"),
    Case(rule: "daily at 09:00 17:00", log: "s20@17:10", now: "18:00", next: "21 09:00"),
    Case(rule: "daily at 09:00 17:00", log: "m20@17:10", now: "18:00", open: "20 17:00", next: "21 09:00"),
    Case(rule: "hourly at 09:00 - 12:00", log: "19@12:10", now: "10:30", open: "20 10:00", next: "20 11:00"),
    Case(rule: "hourly at 09:00 - 12:00", log: "20@10:05", now: "10:30", next: "20 11:00"),
    Case(rule: "2 hours at 09:00 - 17:00", log: "20@10:05", now: "11:00", open: "20 11:00", next: "20 13:00"),
    Case(rule: "mon at 18:30", log: "16@18:40", now: "10:00", next: "23 18:30"),
    Case(rule: "mon at 18:30", log: "9@18:40", now: "10:00", open: "16 18:30", next: "23 18:30"),
    Case(rule: "mon at 18:30", log: "17@08:00", now: "10:00", next: "23 18:30"),
    Case(rule: "fri at 18:30", log: "13@18:40", now: "10:00", next: "20 18:30"),
  ]

  @Test(arguments: cases) func status(_ row: Case) throws {
    let today = try #require(CivilDate("2026-11-20"))
    let time = try #require(TimeOfDay(row.now))
    let log = try records(row.log)
    let status = RecurringStatus(try rule(row.rule), log: log, weekStart: .monday, today: today, time: time)
    func words(_ day: CivilDate?, _ time: TimeOfDay?) -> String? { day.map { "\($0.parts.day) \(time?.description ?? "-")" } }
    #expect(words(status.open, status.openTime) == row.open, "open")
    #expect(words(status.next, status.nextTime) == row.next, "next")
  }

  @Test(arguments: [
    ("daily at 09:00 17:00", "20@09:05", false), ("daily at 09:00 17:00", "20@09:05 20@17:01", true),
    ("daily at 09:00 17:00", "20", true), ("daily at 09:00 17:00", "19", false), ("daily", "20", true), ("daily", "", false),
    ("mon at 09:00", "20@10:00", true),
  ])
  func aDayIsSettledWithItsLastTime(_ text: String, _ log: String, _ isSettled: Bool) throws {
    let today = try #require(CivilDate("2026-11-20"))
    #expect(try rule(text).isSettled(try records(log), weekStart: .monday, on: today) == isSettled)
  }

  private func rule(_ text: String) throws -> RecurringRule {
    let parts = text.split(separator: " at ", maxSplits: 1)
    var rule = RecurringRule(rule: try Recurrence.parse(String(parts[0])).get())
    guard parts.count == 2 else { return rule }
    let times = parts[1].split(separator: " ").compactMap { TimeOfDay(String($0)) }
    if parts[1].contains(" - ") {
      rule.window = TimeRange(start: times[0], end: times[1])
    } else {
      rule.times = times
    }
    return rule
  }

  private func records(_ text: String) throws -> [LogRecord] {
    try text.split(separator: " ").map { word in
      let parts = word.drop { $0.isLetter }.split(separator: "@")
      let day = try #require(CivilDate("2026-11-" + (parts[0].count == 1 ? "0" : "") + parts[0]))
      let status: LogRecord.Status = word.hasPrefix("s") ? .skipped : word.hasPrefix("m") ? .missed : .done
      return LogRecord(days: DateRange(day), time: parts.count > 1 ? TimeOfDay(String(parts[1])) : nil, status: status)
    }
  }
}
