import Chronology
import Planner
import TestSupport
import Testing

@Suite struct LifeWeekTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var born: String
    var number: Int
    var title: String
    var days: String
    var age: Int
    var birthday: Int?
    var testDescription: String { "\(born): \(title)" }
  }

  static let table: [Case] = [
    Case(born: "1990-06-14", number: 1, title: "Week 1 · June 1990", days: "1990-06-14 - 1990-06-20", age: 0),
    Case(born: "1990-06-14", number: 53, title: "Week 53 · June 1991", days: "1991-06-13 - 1991-06-19", age: 0, birthday: 1),
    Case(born: "1994-07-29", number: 1547, title: "Week 1,547 · March 2024", days: "2024-03-15 - 2024-03-21", age: 29),
    Case(born: "1990-06-14", number: 1902, title: "Week 1,902 · November 2026", days: "2026-11-19 - 2026-11-25", age: 36),
    // The month is that of the first day.
    Case(born: "2026-11-20", number: 7, title: "Week 7 · January 2027", days: "2027-01-01 - 2027-01-07", age: 0),
    Case(born: "2026-11-20", number: 2, title: "Week 2 · November 2026", days: "2026-11-27 - 2026-12-03", age: 0),
    // A birthday on the first day, and on the last.
    Case(
      born: "1994-07-29",
      number: 575,
      title: "Week 575 · July 2005",
      days: "2005-07-29 - 2005-08-04",
      age: 11,
      birthday: 11
    ),
    Case(born: "1990-06-14", number: 314, title: "Week 314 · June 1996", days: "1996-06-13 - 1996-06-19", age: 5, birthday: 6),
    Case(born: "1990-06-14", number: 261, title: "Week 261 · June 1995", days: "1995-06-08 - 1995-06-14", age: 4, birthday: 5),
    // 29 February is the 28th in a common year.
    Case(
      born: "1996-02-29",
      number: 1566,
      title: "Week 1,566 · February 2026",
      days: "2026-02-26 - 2026-03-04",
      age: 29,
      birthday: 30
    ),
    // After the expected end, which a week does not know.
    Case(born: "1930-01-01", number: 5000, title: "Week 5,000 · October 2025", days: "2025-10-22 - 2025-10-28", age: 95),
  ]

  @Test(arguments: table)
  func week(_ row: Case) throws {
    let week = try #require(LifeWeek(number: row.number, of: LifeSample.life(row.born)))
    #expect(week.title == row.title)
    #expect(week.days.description == row.days)
    #expect(week.age == row.age)
    #expect(week.birthday == row.birthday)
    #expect(LifeWeek(on: week.days.last, of: LifeSample.life(row.born)) == week)
  }

  @Test func thereIsNoneBeforeBirthAndAfterTheCalendar() {
    let life = LifeSample.life("1990-06-14")
    #expect(LifeWeek(number: 0, of: life) == nil)
    #expect(LifeWeek(on: LifeSample.day("1990-06-13"), of: life) == nil)
    #expect(LifeWeek(number: .max, of: life) == nil)
  }

  /// Each age but 0 is reached in one week, told by going through the days of each.
  @Test(arguments: [caseSeeds(default: 20)])
  func eachBirthdayIsInOneWeek(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let life = LifeSample.life(&random)
      for number in 1...min(life.weeks, 300) {
        guard let week = LifeWeek(number: number, of: life) else { break }
        let ages = week.days.days.map { life.age(on: $0) ?? -1 }
        let before = life.age(on: week.days.first.adding(days: -1)) ?? 0
        let reached =
          number > 1 ? zip([before] + ages, ages).first { $0 < $1 }?.1 : zip(ages, ages.dropFirst()).first { $0 < $1 }?.1
        let isAgreed = week.birthday == reached && week.age == ages[0]
        if !isAgreed { Issue.record("seed \(seed): born \(life.born), week \(number)") }
      }
    }
  }
}
