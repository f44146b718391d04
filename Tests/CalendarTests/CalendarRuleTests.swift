import Calendar
import Chronology
import Planner
import TestSupport
import Testing

/// A rule of iCalendar names the days of the rule that it is made of.
@Suite struct CalendarRuleTests {
  @Test func namesTheSameDays() throws {
    var compared = 0
    for seed in 1...UInt64(randomCases(400)) {
      var plan = RandomPlan(seed: seed)
      guard case .vault(let vault) = plan.plan(.vault) else { continue }
      for item in vault.content.topItems {
        guard case .routine(let routine) = item.content, let rule = routine.rule else { continue }
        for weekStart in [Weekday.monday, .sunday, .wednesday] {
          compared += compare(rule.schedule(weekStart: weekStart, earliestEntry: nil), "seed \(seed): \(rule)")
        }
      }
    }
    #expect(compared > 10)
  }

  @Test(arguments: [
    "daily", "3 days", "weekly", "2 weeks", "mon wed fri", "2 weeks on mon sun", "monthly", "month on 31", "2 months on last",
    "month on 15 last", "month on 1st mon last fri", "month on 5th tue", "3 months on 2nd sun",
    "month on 1st weekday last weekday",
    "yearly", "year on feb 29", "2 years on mar 9 last", "every 5 years",
  ])
  func namesTheSameDaysFromAnyDayOn(text: String) throws {
    let rule = try Recurrence.parse(text).get()
    var compared = 0
    for from in [nil, "2024-02-29", "2026-01-31", "2026-11-20"].map({ $0.flatMap { CivilDate($0) } }) {
      for months in [MonthSet.all, MonthSet([.february, .march, .december])] {
        for weekStart in [Weekday.monday, .sunday] {
          let schedule = RecurrenceSchedule(rule, from: from, months: months, weekStart: weekStart)
          compared += compare(schedule, "\(text) from \(from.map { "\($0)" } ?? "nowhere") in \(months), \(weekStart)")
        }
      }
    }
    #expect(compared > 4)
  }

  /// Compares the days of some years, counted from several of them.
  private func compare(_ schedule: RecurrenceSchedule, _ name: String) -> Int {
    guard let rule = CalendarRule(schedule) else { return 0 }
    var compared = 0
    let begins = ["2026-11-20", "2027-01-01", "2027-07-05"].compactMap { CivilDate($0) }
    for begin in someCases(of: begins, named: name, least: 1) {
      guard let first = schedule.next(onOrAfter: begin), first < begin.adding(years: 6) else { continue }
      let twin = RuleTwin(rule.text, from: first)
      let last = min(first.adding(days: 1200), schedule.until ?? .latest)
      for day in DateRange(first: first, last: last)?.days.map(\.self) ?? [] where twin.names(day) != schedule.isDue(on: day) {
        Issue.record("\(name), from \(first): \(day) is \(schedule.isDue(on: day) ? "" : "not ")due; \(rule.text)")
        break
      }
      compared += 1
    }
    return compared
  }
}
