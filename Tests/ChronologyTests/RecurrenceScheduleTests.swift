import TestSupport
import Testing

@testable import Chronology

@Suite struct RecurrenceScheduleTests {
  /// A rule, its first day, and its first due days.
  @Test(arguments: [
    ("daily", "2026-11-20", "2026-11-20 2026-11-21 2026-11-22"), ("3 days", "2026-11-29", "2026-11-29 2026-12-02 2026-12-05"),
    ("weekday", "2026-11-20", "2026-11-20 2026-11-23 2026-11-24"),
    ("weekend", "2026-11-20", "2026-11-21 2026-11-22 2026-11-28"),
    ("mon wed", "2026-11-20", "2026-11-23 2026-11-25 2026-11-30"),
    ("mon - wed", "2026-11-20", "2026-11-23 2026-11-24 2026-11-25"),
    ("weekly", "2026-11-20", "2026-11-20 2026-11-27 2026-12-04"), ("2 weeks", "2026-11-20", "2026-11-20 2026-12-04 2026-12-18"),
    ("2 weeks on mon", "2026-04-06", "2026-04-06 2026-04-20 2026-05-04"),
    ("2 weeks on mon fri", "2026-11-20", "2026-11-20 2026-11-30 2026-12-04"),
    ("monthly", "2026-01-31", "2026-01-31 2026-03-31 2026-05-31"),
    ("month on 15", "2026-11-20", "2026-12-15 2027-01-15 2027-02-15"),
    ("month on 1 last", "2026-01-15", "2026-01-31 2026-02-01 2026-02-28"),
    ("month on 30", "2026-01-15", "2026-01-30 2026-03-30 2026-04-30"),
    ("2 months on 1", "2026-11-20", "2027-01-01 2027-03-01 2027-05-01"),
    ("month on 1st mon", "2026-11-20", "2026-12-07 2027-01-04 2027-02-01"),
    ("month on last fri", "2026-11-20", "2026-11-27 2026-12-25 2027-01-29"),
    ("month on 5th fri", "2026-11-20", "2027-01-29 2027-04-30 2027-07-30"),
    ("month on 1st weekday", "2026-07-20", "2026-08-03 2026-09-01 2026-10-01"),
    ("month on last weekday", "2026-01-01", "2026-01-30 2026-02-27 2026-03-31"),
    ("month on 1st last weekday", "2026-08-01", "2026-08-03 2026-08-31 2026-09-01"),
    ("yearly", "2024-02-29", "2024-02-29 2028-02-29 2032-02-29"), ("yearly", "2026-11-20", "2026-11-20 2027-11-20 2028-11-20"),
    ("year on feb 29", "2026-11-20", "2028-02-29 2032-02-29 2036-02-29"),
    ("year on dec 24 25", "2026-11-20", "2026-12-24 2026-12-25 2027-12-24"),
    ("2 years on mar 1", "2026-11-20", "2028-03-01 2030-03-01 2032-03-01"),
    ("year on feb last", "2026-11-20", "2027-02-28 2028-02-29 2029-02-28"),
    ("100 years on feb 29", "1900-01-01", "2000-02-29 2400-02-29 2800-02-29"),
    ("hourly", "2026-11-20", "2026-11-20 2026-11-21 2026-11-22"),
    ("36 hours on mon", "2026-11-20", "2026-11-23 2026-11-30 2026-12-07"),
  ])
  func isDueFrom(text: String, from: String, expected: String) throws {
    let schedule = RecurrenceSchedule(try rule(text), from: date(from))
    let expected = dates(expected)
    let range = try #require(DateRange(first: date("1890-01-01"), last: expected[2]))
    #expect(Array(schedule.dueDays(in: range)) == expected)
    #expect(schedule.next(onOrAfter: date("1890-01-01")) == expected[0])
    #expect(schedule.latest(onOrBefore: expected[2]) == expected[2])
    #expect(schedule.latest(onOrBefore: expected[2].adding(days: -1)) == expected[1])
    #expect(schedule.latest(onOrBefore: expected[0].adding(days: -1)) == nil)
    #expect(schedule.nextAfter(done: expected[0]) == expected[1])
    #expect(!schedule.isNever)
  }

  /// Without `from`: counted from the earliest entry or Monday 2000-01-03, and due before it too.
  @Test(arguments: [
    ("2 weeks on mon", nil, "1999-12-20 2000-01-03 2000-01-17"),
    ("2 weeks on mon", "2000-01-10", "1999-12-27 2000-01-10 2000-01-24"),
    ("weekly", "2000-01-05", "2000-01-03 2000-01-10 2000-01-17"), ("monthly", "2000-01-05", "2000-01-01 2000-02-01 2000-03-01"),
    ("yearly", "1999-05-05", "1999-01-01 2000-01-01 2001-01-01"), ("2 years", "1999-05-05", "1999-01-01 2001-01-01 2003-01-01"),
    ("3 days", nil, "1999-12-31 2000-01-03 2000-01-06"), ("2 months on 1", "2000-02-20", "1999-12-01 2000-02-01 2000-04-01"),
  ])
  func isDueWithoutFrom(text: String, earliestEntry: String?, expected: String) throws {
    let schedule = RecurrenceSchedule(try rule(text), earliestEntry: earliestEntry.map(date))
    let expected = dates(expected)
    let range = try #require(DateRange(first: expected[0], last: expected[2]))
    #expect(Array(schedule.dueDays(in: range)) == expected)
  }

  @Test(arguments: [
    (Weekday.monday, "2026-11-22 2026-12-06"), (.sunday, "2026-11-29 2026-12-13"), (.saturday, "2026-11-29 2026-12-13"),
    (.tuesday, "2026-11-22 2026-12-06"), (.friday, "2026-11-22 2026-12-06"),
  ])
  func countsWeeksByTheirStart(weekStart: Weekday, expected: String) throws {
    // Counted from a Friday; Sunday is two days on, in the next week if weeks start on Saturday or Sunday.
    let schedule = RecurrenceSchedule(try rule("2 weeks on sun"), from: date("2026-11-20"), weekStart: weekStart)
    let range = try #require(DateRange("2026-11-20 - 2026-12-18"))
    #expect(Array(schedule.dueDays(in: range)) == dates(expected))
  }

  @Test func theFirstDayOfAWeekIsByItsStart() throws {
    let sunday = RecurrenceSchedule(try rule("weekly"), weekStart: .sunday)
    #expect(sunday.next(onOrAfter: date("2026-11-20")) == date("2026-11-22"))
    let monday = RecurrenceSchedule(try rule("weekly"))
    #expect(monday.next(onOrAfter: date("2026-11-20")) == date("2026-11-23"))
  }

  @Test func monthsAndBoundsCut() throws {
    let schedule = RecurrenceSchedule(
      try rule("month on 31"),
      from: date("2026-03-31"),
      until: date("2027-05-31"),
      months: MonthSet([.march, .may, .june])
    )
    let all = try #require(DateRange(first: .earliest, last: .latest))
    #expect(Array(schedule.dueDays(in: all)) == dates("2026-03-31 2026-05-31 2027-03-31 2027-05-31"))
    #expect(schedule.next(onOrAfter: date("2027-06-01")) == nil)
    #expect(schedule.latest(onOrBefore: .latest) == date("2027-05-31"))
    #expect(schedule.latest(onOrBefore: date("2026-03-30")) == nil)
    #expect(!schedule.isDue(on: date("2025-03-31")) && !schedule.isDue(on: date("2028-03-31")))
    #expect(schedule.isDue(on: date("2026-03-31")) && schedule.isDue(on: date("2027-05-31")))
  }

  @Test(arguments: [
    ("year on feb 30", nil, nil, MonthSet.all), ("year on apr 31", nil, nil, .all),
    ("month on 31", nil, nil, MonthSet([.february, .april])),
    ("month on 30", nil, nil, MonthSet([.february])), ("12 months on 31", "2026-02-01", nil, .all),
    ("4 years on feb 29", "2025-01-01", nil, .all),
    ("2 years on feb 29", "2025-01-01", nil, .all), ("year on feb 28", nil, nil, MonthSet([.march])),
    ("daily", "2026-11-20", "2026-11-19", .all),
    ("mon", "2026-11-20", "2026-11-22", .all), ("daily", nil, nil, MonthSet()),
    ("yearly", "2026-03-15", nil, MonthSet([.april])),
    ("12 months", "2026-02-05", nil, MonthSet([.january])), ("daily", "2026-11-20", "2026-11-30", MonthSet([.january])),
    ("2 days after done", "2026-11-20", "2026-11-19", .all), ("999 years on feb 30", nil, nil, .all),
  ])
  func tellsWhatIsNeverDue(text: String, from: String?, until: String?, months: MonthSet) throws {
    let schedule = RecurrenceSchedule(try rule(text), from: from.map(date), until: until.map(date), months: months)
    #expect(schedule.isNever)
    #expect(schedule.next(onOrAfter: .earliest) == nil)
    #expect(schedule.latest(onOrBefore: .latest) == nil)
  }

  @Test(arguments: [
    ("year on feb 29", nil, nil, MonthSet([.february])), ("month on 29", nil, nil, MonthSet([.february])),
    ("month on 5th mon", nil, nil, MonthSet([.february])),
    ("100 years on feb 29", "1900-01-01", nil, .all), ("year on feb 29", "1896-03-01", nil, .all),
    ("11 years on feb 29", "2001-01-01", nil, .all), ("25 years on feb 29", "2025-01-01", nil, .all),
    ("2 months on 31", "2026-02-01", nil, .all),
    ("mon", "2026-11-20", "2026-11-23", .all),
    ("365 days", "2026-03-01", nil, MonthSet([.february])), ("2 days after done", nil, "2026-11-19", .all),
    ("2 days after done", "2026-11-20", "2026-11-20", .all),
  ])
  func tellsWhatIsDueSomeDay(text: String, from: String?, until: String?, months: MonthSet) throws {
    #expect(!RecurrenceSchedule(try rule(text), from: from.map(date), until: until.map(date), months: months).isNever)
  }

  // MARK: Times

  @Test(arguments: [
    ("2 hours", "08:00 - 14:00", "08:00 10:00 12:00 14:00"), ("2 hours", "08:30 - 13:00", "08:30 10:30 12:30"),
    ("8 hours", nil, "00:00 08:00 16:00"),
    ("6 hours", "06:00 - 24:00", "06:00 12:00 18:00"), ("2 hours", "21:00 - 03:00", "21:00 23:00"),
    ("36 hours", "09:00 - 20:00", "09:00"),
    ("hour on fri", "22:00 - 23:59", "22:00 23:00"), ("hour on mon", "22:00 - 23:59", ""),
  ])
  func givesTheHoursOfADay(text: String, window: String?, expected: String) throws {
    let schedule = RecurrenceSchedule(try rule(text), window: window.flatMap { TimeRange($0) })
    let times = schedule.occurrences(on: date("2026-11-20")).map(\.description).joined(separator: " ")
    #expect(times == expected)
  }

  @Test func givesTheTimesOfADueDay() throws {
    let schedule = RecurrenceSchedule(try rule("fri"), times: [time("17:00"), time("09:00"), time("17:00")])
    #expect(schedule.occurrences(on: date("2026-11-20")) == [time("09:00"), time("17:00")])
    #expect(schedule.occurrences(on: date("2026-11-21")) == [])
  }

  // MARK: After done

  @Test(arguments: [
    ("day after done", "2026-11-20", "2026-11-21"), ("2 weeks after done", "2026-11-20", "2026-12-04"),
    ("month after done", "2026-01-31", "2026-02-28"), ("13 months after done", "2026-01-31", "2027-02-28"),
    ("year after done", "2024-02-29", "2025-02-28"), ("999 days after done", "9999-01-01", "9999-12-31"),
    ("day after done", "9999-12-31", nil),
  ])
  func countsFromWhenItWasDone(text: String, done: String, expected: String?) throws {
    let schedule = RecurrenceSchedule(try rule(text))
    #expect(schedule.nextAfter(done: date(done))?.description == expected)
  }

  @Test func afterDoneItIsDueOnFromAlone() throws {
    let schedule = RecurrenceSchedule(try rule("3 days after done"), from: date("2026-11-20"), until: date("2026-12-01"))
    #expect(schedule.isDue(on: date("2026-11-20")))
    #expect(!schedule.isDue(on: date("2026-11-23")))
    #expect(schedule.next(onOrAfter: date("2026-01-01")) == date("2026-11-20"))
    #expect(schedule.next(onOrAfter: date("2026-11-21")) == nil)
    #expect(schedule.latest(onOrBefore: date("2026-11-25")) == date("2026-11-20"))
    #expect(schedule.latest(onOrBefore: date("2026-11-19")) == nil)
    #expect(schedule.nextAfter(done: date("2026-11-25")) == date("2026-11-28"))
    #expect(schedule.nextAfter(done: date("2026-11-01")) == date("2026-11-20"), "not before `from`")
    #expect(schedule.nextAfter(done: date("2026-11-29")) == nil, "not after `until`")
    let unbound = RecurrenceSchedule(try rule("3 days after done"))
    #expect(unbound.next(onOrAfter: .earliest) == nil)
    #expect(unbound.latest(onOrBefore: .latest) == nil)
    #expect(!unbound.isDue(on: RecurrenceSchedule.defaultPhase))
    let range = try #require(DateRange("2026-11-01 - 2026-12-31"))
    #expect(Array(schedule.dueDays(in: range)) == [date("2026-11-20")])
  }

  // MARK: Periods

  @Test(arguments: [
    ("weekly", nil, Weekday.monday, "2026-11-16 - 2026-11-22"), ("weekly", nil, .sunday, "2026-11-15 - 2026-11-21"),
    ("monthly", nil, .monday, "2026-11-01 - 2026-11-30"), ("yearly", nil, .monday, "2026-01-01 - 2026-12-31"),
    ("2 weeks", "2026-11-11", .monday, "2026-11-09 - 2026-11-22"),
    ("2 weeks", "2026-12-02", .monday, "2026-11-16 - 2026-11-29"),
    ("3 months", "2026-12-05", .monday, "2026-09-01 - 2026-11-30"),
    ("3 months", "2026-08-05", .monday, "2026-11-01 - 2027-01-31"),
    ("2 years", "2025-08-05", .monday, "2025-01-01 - 2026-12-31"),
    ("999 years", "2030-08-05", .monday, "1031-01-01 - 2029-12-31"),
    ("999 years", "9999-08-05", .monday, "2007-01-01 - 3005-12-31"),
  ])
  func givesThePeriodOfADay(text: String, from: String?, weekStart: Weekday, expected: String) throws {
    let schedule = RecurrenceSchedule(try rule(text), from: from.map(date), weekStart: weekStart)
    #expect(schedule.period(containing: date("2026-11-20"))?.description == expected)
  }

  @Test func periodsEndWithTheCalendar() throws {
    let schedule = RecurrenceSchedule(try rule("999 years"), from: date("2026-11-20"))
    #expect(schedule.period(containing: .latest)?.description == "9019-01-01 - 9999-12-31")
    #expect(schedule.period(containing: .earliest)?.description == "0001-01-01 - 0027-12-31")
    #expect(RecurrenceSchedule(try rule("mon")).period(containing: .latest) == nil)
    #expect(RecurrenceSchedule(try rule("daily")).period(containing: .latest) == nil)
  }

  // MARK: Laws

  /// `next`, `latest`, `dueDays` and `isDue` tell of the same days.
  @Test func theQuestionsAgree() throws {
    let seed: UInt64 = 0xD0E_DA75
    var random = SplitMix64(seed: seed)
    for index in 0..<randomCases(400) {
      let schedule = RecurrenceSchedule.random(using: &random)
      let first = CivilDate.random(in: 1985...2035, using: &random)
      let last = first.adding(days: Int.random(in: 0...800, using: &random))
      let range = try #require(DateRange(first: first, last: last))
      let comment: Comment = "\(schedule), \(range), seed \(seed), case \(index)"
      let due = range.days.filter(schedule.isDue)
      #expect(Array(schedule.dueDays(in: range)) == due, comment)
      let next = schedule.next(onOrAfter: first)
      let latest = schedule.latest(onOrBefore: last)
      if let day = due.first { #expect(next == day, comment) } else { #expect(next.map { $0 > last } ?? true, comment) }
      if let day = due.last { #expect(latest == day, comment) } else { #expect(latest.map { $0 < first } ?? true, comment) }
      if let next { #expect(schedule.isDue(on: next) && schedule.latest(onOrBefore: next) == next, comment) }
      if let latest { #expect(schedule.isDue(on: latest) && schedule.next(onOrAfter: latest) == latest, comment) }
      if next != nil || latest != nil { #expect(!schedule.isNever, comment) }
    }
  }

  /// A rule is never due exactly if no day of four hundred years is, which hold every kind of year; only days from the 28th are
  /// named here, so only they are looked at.
  @Test func neverIsNever() throws {
    let seed: UInt64 = 0x7E4E
    var random = SplitMix64(seed: seed)
    let lateDays = (1900..<2300).flatMap { year in
      (1...12).flatMap { month in (28...31).compactMap { CivilDate(year: year, month: month, day: $0) } }
    }
    for index in 0..<randomCases(300) / 10 {
      let month = Month.allCases.randomElement(using: &random)!
      let days = MonthDays([Int.random(in: 28...31, using: &random)])
      let interval = [1, 2, 3, 4, 6, 12, 24, 48].randomElement(using: &random)!
      let isOfMonths = random.chance(50)
      let recurrence =
        isOfMonths
        ? Recurrence(every: interval, .month, on: .days(days)) : Recurrence(every: interval, .year, on: .yearDays(month, days))
      let schedule = RecurrenceSchedule(
        try #require(recurrence),
        months: MonthSet([Month.allCases.randomElement(using: &random)!, .february]),
        earliestEntry: .random(in: 1990...2030, using: &random)
      )
      #expect(schedule.isNever == !lateDays.contains(where: schedule.isDue), "\(schedule), seed \(seed), case \(index)")
    }
  }
}
