import Chronology
import Planner
import TestSupport
import Testing

@Suite struct LifeSpanTests {
  /// Days of a life and the week that each is in; `-` before birth.
  static let weekTable: [(born: String, day: String, week: String)] = [
    ("1990-06-14", "1990-06-13", "-"), ("1990-06-14", "1990-06-14", "1"), ("1990-06-14", "1990-06-20", "1"),
    ("1990-06-14", "1990-06-21", "2"), ("1990-06-14", "1991-06-12", "52"), ("1990-06-14", "1991-06-13", "53"),
    ("1990-06-14", "2020-06-14", "1566"), ("1990-06-14", "2026-11-18", "1901"), ("1990-06-14", "2026-11-19", "1902"),
    ("1990-06-14", "2026-11-25", "1902"), ("1990-06-14", "2070-02-26", "4159"), ("1990-06-14", "2070-02-27", "4160"),
    ("1996-02-29", "2026-02-28", "1566"), ("2026-11-20", "2026-11-20", "1"), ("2026-11-20", "2026-11-19", "-"),
    ("0001-01-01", "9999-12-31", "521723"),
  ]

  @Test(arguments: weekTable)
  func weekOfADay(born: String, day: String, week: String) {
    let number = LifeSample.life(born).weekNumber(on: LifeSample.day(day))
    #expect(number.map { String($0) } ?? "-" == week)
  }

  static let daysTable: [(born: String, week: Int, days: String)] = [
    ("1990-06-14", 1, "1990-06-14 - 1990-06-20"), ("1990-06-14", 52, "1991-06-06 - 1991-06-12"),
    ("1990-06-14", 53, "1991-06-13 - 1991-06-19"), ("1990-06-14", 1902, "2026-11-19 - 2026-11-25"),
    ("1994-07-29", 1547, "2024-03-15 - 2024-03-21"), ("1990-06-14", 0, "-"), ("1990-06-14", -1, "-"),
    ("0001-01-01", 521_723, "9999-12-27 - 9999-12-31"), ("0001-01-01", 521_724, "-"), ("1990-06-14", .max, "-"),
    ("9999-12-31", 1, "9999-12-31 - 9999-12-31"), ("9999-12-31", 2, "-"),
  ]

  @Test(arguments: daysTable)
  func daysOfAWeek(born: String, week: Int, days: String) {
    #expect(LifeSample.life(born).days(ofWeek: week)?.description ?? "-" == days)
  }

  static let ageTable: [(born: String, day: String, age: String)] = [
    ("1990-06-14", "1990-06-13", "-"), ("1990-06-14", "1990-06-14", "0"), ("1990-06-14", "1991-06-13", "0"),
    ("1990-06-14", "1991-06-14", "1"), ("1990-06-14", "2026-06-13", "35"), ("1990-06-14", "2026-06-14", "36"),
    ("1996-02-29", "1997-02-27", "0"), ("1996-02-29", "1997-02-28", "1"), ("1996-02-29", "2000-02-28", "3"),
    ("1996-02-29", "2000-02-29", "4"), ("1896-02-29", "1900-02-28", "4"), ("1995-12-31", "2000-12-30", "4"),
    ("1995-12-31", "2000-12-31", "5"), ("0001-01-01", "9999-12-31", "9998"),
  ]

  @Test(arguments: ageTable)
  func ageOnADay(born: String, day: String, age: String) {
    #expect(LifeSample.life(born).age(on: LifeSample.day(day)).map { String($0) } ?? "-" == age)
  }

  static let birthdayTable: [(born: String, age: Int, day: String)] = [
    ("1990-06-14", 0, "1990-06-14"), ("1990-06-14", 30, "2020-06-14"), ("1996-02-29", 1, "1997-02-28"),
    ("1996-02-29", 4, "2000-02-29"), ("1996-02-29", 104, "2100-02-28"), ("1990-06-14", -1, "-"),
    ("9990-06-14", 9, "9999-06-14"),
    ("9990-06-14", 10, "-"),
  ]

  @Test(arguments: birthdayTable)
  func birthdays(born: String, age: Int, day: String) {
    #expect(LifeSample.life(born).birthday(age)?.description ?? "-" == day)
  }

  @Test(arguments: [(1, 52, 27), (80, 4160, 2081), (85, 4420, 2211), (130, 6760, 3381)])
  func weeksInAll(expectancy: Int, weeks: Int, halfway: Int) {
    let life = LifeSample.life("1990-06-14", expectancy)
    #expect(life.weeks == weeks)
    #expect(life.halfwayWeek == halfway)
  }

  /// A count from birth on, day by day, which knows the calendar but not the sums.
  @Test(arguments: [caseSeeds(default: 40)])
  func agreesWithACountByHand(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let life = LifeSample.life(&random)
      var (week, dayOfWeek, age) = (1, 1, 0)
      let start = life.born.parts
      for day in DateRange(first: life.born, last: life.born.adding(days: 1500))!.days {
        let (year, month, date) = day.parts
        let isLeapBirth = start.month == 2 && start.day == 29
        let birthDate = isLeapBirth && !CivilDate.isLeapYear(year) ? 28 : start.day
        if year > start.year, month == start.month, date == birthDate { age += 1 }
        let isAgreed =
          life.weekNumber(on: day) == week && life.age(on: day) == age
          && life.days(ofWeek: week).map { $0.contains(day) && $0.first.days(until: day) == dayOfWeek - 1 } == true
        if !isAgreed { Issue.record("seed \(seed): born \(life.born), on \(day)") }
        dayOfWeek += 1
        if dayOfWeek > 7 { (week, dayOfWeek) = (week + 1, 1) }
      }
    }
  }

  @Test(arguments: [caseSeeds(default: 500)])
  func weeksAndBirthdaysAgreeWithTheirDays(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let life = LifeSample.life(&random)
      let today = LifeSample.today(&random, in: life)
      let words: Comment = "seed \(seed): born \(life.born), on \(today)"
      guard let week = life.weekNumber(on: today), let age = life.age(on: today) else {
        #expect(today < life.born, words)
        continue
      }
      #expect(life.days(ofWeek: week)?.contains(today) == true, words)
      #expect(life.birthday(age).map { $0 <= today } == true, words)
      #expect(life.birthday(age + 1).map { $0 > today } ?? true, words)
      // Each birthday is in the year, the month, and on the day or the one before.
      if let birthday = life.birthday(age) {
        #expect(birthday.year == life.born.year + age && birthday.month == life.born.month, words)
        #expect(birthday.day == life.born.day || (life.born.day == 29 && birthday.day == 28), words)
      }
    }
  }
}
