import Chronology
import Planner
import Testing

@testable import CommandLine
@testable import Views

@Suite struct TaskWordsTests {
  let words = TaskWords(language: .english, today: TaskVault.today, clock: .twentyFourHours, style: .short)

  @Test(arguments: [
    ("2026-11-20", "due today, Fri 20 Nov"),
    ("2026-11-21", "due tomorrow, Sat 21 Nov"),
    ("2026-11-22", "due in 2 days, Sun 22 Nov"),
    ("2027-01-08", "due in 49 days, Fri 8 Jan 2027"),
    ("2026-11-19", "overdue by 1 day, Thu 19 Nov"),
    ("2026-11-17", "overdue by 3 days, Tue 17 Nov"),
    ("2025-11-20", "overdue by 365 days, Thu 20 Nov 2025"),
  ])
  func tellsWhenATaskIsDue(date: String, expected: String) throws {
    #expect(words.due(try #require(CivilDate(date))) == expected)
  }

  @Test(arguments: [
    ("2026-11-18", "2 days ago, Wed 18 Nov"),
    ("2026-11-19", "yesterday, Thu 19 Nov"),
    ("2026-11-20", "today, Fri 20 Nov"),
    ("2026-11-21", "tomorrow, Sat 21 Nov"),
  ])
  func tellsHowFarADayIs(date: String, expected: String) throws {
    #expect(words.distanceAndDay(try #require(CivilDate(date))) == expected)
  }

  @Test(arguments: [
    ("2026-11-20", "20:05", "today 20:05", "today 8:05 PM"),
    ("2026-11-21", "00:00", "tomorrow 00:00", "tomorrow 12:00 AM"),
    ("2026-11-19", "09:00", "Thu 19 Nov 09:00", "Thursday 19 November 9:00 AM"),
    ("2027-02-01", "12:00", "Mon 1 Feb 2027 12:00", "Monday 1 February 2027 12:00 PM"),
  ])
  func tellsAMoment(date: String, time: String, short: String, full: String) throws {
    let moment = Moment(try #require(CivilDate(date)), try #require(TimeOfDay(time)))
    #expect(words.moment(moment) == short)
    #expect(TaskWords(language: .english, today: TaskVault.today, clock: .twelveHours, style: .full).moment(moment) == full)
  }

  @Test(arguments: [
    ("2026-11-16", "2026-11-20", "from Mon 16 Nov to Fri 20 Nov 2026"),
    ("2025-12-29", "2026-01-04", "from Mon 29 Dec 2025 to Sun 4 Jan 2026"),
    ("2026-11-20", "2026-11-20", "on Fri 20 Nov 2026"),
  ])
  func tellsAPeriod(first: String, last: String, expected: String) throws {
    let range = try #require(DateRange("\(first) - \(last)"))
    #expect(words.period(range) == expected)
  }
}
