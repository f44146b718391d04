import Chronology
import Planner
import Testing

/// Where recurring tasks stand (format, *Which days are due*).
@Suite struct RecurringStatusTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var log = ""
    var from: String?
    var until: String?
    var months = MonthSet.all
    var open: String?
    var lastDone: String?
    var next: String?

    var testDescription: String { "\(rule): \(log)" }
  }

  static let cases: [Case] = [
    // Today is Friday 2026-11-20.
    Case(rule: "daily", open: "2026-11-20", next: "2026-11-21"),
    Case(rule: "daily", log: "20", lastDone: "2026-11-20", next: "2026-11-21"),
    Case(rule: "daily", log: "19", open: "2026-11-20", lastDone: "2026-11-19", next: "2026-11-21"),
    Case(rule: "mon", log: "9", open: "2026-11-16", lastDone: "2026-11-09", next: "2026-11-23"),
    // An entry settles the latest occurrence on or before its day; older ones do not pile up.
    Case(rule: "mon", log: "17", lastDone: "2026-11-17", next: "2026-11-23"),
    Case(rule: "mon", log: "2026-06-01", open: "2026-11-16", lastDone: "2026-06-01", next: "2026-11-23"),
    Case(rule: "mon", log: "9 s16", lastDone: "2026-11-09", next: "2026-11-23"),
    Case(rule: "mon", log: "9 m16", open: "2026-11-16", lastDone: "2026-11-09", next: "2026-11-23"),
    // What is done ahead of today counts when its day has come.
    Case(rule: "mon", log: "21", open: "2026-11-16", next: "2026-11-23"),
    Case(rule: "2 weeks on mon", from: "2026-11-02", open: "2026-11-16", next: "2026-11-30"),
    Case(rule: "month on last", log: "2026-10-31", lastDone: "2026-10-31", next: "2026-11-30"),
    Case(rule: "year on mar 31", from: "2026-06-01", next: "2027-03-31"),
    Case(rule: "sun", until: "2026-11-21", open: "2026-11-15", next: nil),
    Case(rule: "sun", log: "15", until: "2026-11-21", lastDone: "2026-11-15"),
    Case(rule: "daily", from: "2026-12-01", next: "2026-12-01"),
    Case(rule: "month on 1", months: MonthSet([.october]), open: "2026-10-01", next: "2027-10-01"),
    Case(rule: "2 hours", open: "2026-11-20", next: "2026-11-21"),
    // So many times a period: on each day without an entry, until so many have one.
    Case(rule: "3 times a week", open: "2026-11-20", next: "2026-11-21"),
    Case(rule: "3 times a week", log: "16 17", open: "2026-11-20", lastDone: "2026-11-17", next: "2026-11-23"),
    Case(rule: "3 times a week", log: "16 20", lastDone: "2026-11-20", next: "2026-11-21"),
    Case(rule: "3 times a week", log: "16 17 s18", lastDone: "2026-11-17", next: "2026-11-23"),
    Case(rule: "3 times a week", log: "13 14 15 m16", open: "2026-11-20", lastDone: "2026-11-15", next: "2026-11-21"),
    Case(rule: "2 times a month", log: "2 3", lastDone: "2026-11-03", next: "2026-12-01"),
    Case(rule: "3 times a week", until: "2026-11-20", open: "2026-11-20", next: nil),
    Case(rule: "3 times a week", from: "2026-12-02", next: "2026-12-02"),
    Case(
      rule: "2 times in 2 weeks",
      log: "9",
      from: "2026-11-09",
      open: "2026-11-20",
      lastDone: "2026-11-09",
      next: "2026-11-23"
    ),
    Case(rule: "3 times a month", months: MonthSet([.october]), next: "2027-10-01"),
    // After done: at once without an entry, or on `from`; then so long after the latest entry.
    Case(rule: "2 weeks after done", open: "2026-11-20"),
    Case(rule: "2 weeks after done", from: "2026-11-10", open: "2026-11-10"),
    Case(rule: "2 weeks after done", from: "2026-12-01", next: "2026-12-01"),
    Case(rule: "2 weeks after done", log: "6", open: "2026-11-20", lastDone: "2026-11-06"),
    Case(rule: "2 weeks after done", log: "7", lastDone: "2026-11-07", next: "2026-11-21"),
    Case(rule: "month after done", log: "2026-10-31", lastDone: "2026-10-31", next: "2026-11-30"),
    Case(rule: "2 weeks after done", log: "7", until: "2026-11-20", lastDone: "2026-11-07"),
  ]

  /// The rule of an item without a log, whether it has a box, and since when it is open on Friday 2026-11-20.
  static let occasions: [(String, Bool, String?)] = [
    ("year on mar 5", false, nil), ("year on mar 5", true, "2026-03-05"), ("year on nov 20", false, "2026-11-20"),
    ("2 years on mar 5", false, nil), ("month on 5", false, "2026-11-05"),
  ]

  @Test(arguments: occasions)
  func occasionIsOpenOnItsDay(_ text: String, _ hasBox: Bool, _ open: String?) throws {
    let rule = RecurringRule(rule: try Recurrence.parse(text).get())
    var item = PlanItem(.recurring(rule), text: "Mimi")
    if hasBox { item.box = .open }
    let today = try #require(CivilDate("2026-11-20"))
    #expect(item.recurringStatus(rule, weekStart: .monday, today: today).open?.description == open)
    item.log = try StreakTests.log("1")
    #expect(
      item.recurringStatus(rule, weekStart: .monday, today: today)
        == RecurringStatus(rule, log: item.log, weekStart: .monday, today: today)
    )
  }

  @Test(arguments: cases)
  func status(_ row: Case) throws {
    var rule = RecurringRule(rule: try Recurrence.parse(row.rule).get(), months: row.months)
    rule.from = row.from.flatMap { CivilDate($0) }
    rule.until = row.until.flatMap { CivilDate($0) }
    let today = try #require(CivilDate("2026-11-20"))
    let status = RecurringStatus(rule, log: try StreakTests.log(row.log), weekStart: .monday, today: today)
    #expect(status.open?.description == row.open, "open")
    #expect(status.lastDone?.description == row.lastDone, "last done")
    #expect(status.next?.description == row.next, "next")
  }
}
