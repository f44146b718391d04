import Planner
import Testing

@testable import Views

@Suite struct LifeWeekLayoutTests {
  private func lines(_ day: String, width: Int = 80) throws -> [String] {
    let sheet = LifeViewSample.sheet()
    let week = try #require(LifeWeek(on: LifeViewSample.day(day), of: sheet.span))
    return LifeLayout(sheet, view: .color, width: width, in: .english).lines(of: week).map(\.text)
  }

  @Test func aMarkedWeek() throws {
    #expect(
      try lines("2026-11-13") == [
        "Week 1,901 · November 2026 · last week", "2026-11-12 - 2026-11-18 · age 36 · Estuary",
        "good · relationships · Finished the outline",
      ]
    )
  }

  @Test func todaysWeek() throws {
    #expect(
      try lines("2026-11-25") == [
        "Week 1,902 · November 2026 · this week", "2026-11-19 - 2026-11-25 · age 36 · Estuary", "not marked",
      ]
    )
  }

  @Test func twoMarksAndAnIcon() throws {
    #expect(
      try lines("2018-03-05") == [
        "Week 1,447 · March 2018 · 455 weeks ago", "2018-03-01 - 2018-03-07 · age 27 · ⛵ The Petrel years", "awful",
        "also · good · A second one of that week",
      ]
    )
    #expect(try lines("2009-09-15").last == "great · adventure · 🛬 着いた")
  }

  @Test func aBirthday() throws {
    #expect(try lines("2020-06-14")[1] == "2020-06-11 - 2020-06-17 · age 29, 30 on 2020-06-14 · ⛵ The Petrel years")
    #expect(try lines("2020-06-14").last == "rest · \\u{1B}[31mThirty\\u{1B}[0m")
    #expect(try lines("2001-06-14")[1] == "2001-06-14 - 2001-06-20 · age 11, from this Thursday on · School")
  }

  @Test func whatIsToCome() throws {
    #expect(
      try lines("2027-01-01") == ["Week 1,908 · December 2026 · in 6 weeks", "2026-12-31 - 2027-01-06 · age 36 · Estuary"]
    )
    #expect(try lines("2080-01-01")[0] == "Week 4,673 · December 2079 · in 2,771 weeks · after the expected 85 years")
  }

  @Test func breaksBetweenItsParts() throws {
    #expect(
      try lines("2009-09-15", width: 30) == [
        "Week 1,005 · September 2009", "897 weeks ago", "2009-09-10 - 2009-09-16", "age 19 · 🗾 A year in 東京",
        "great · adventure · 🛬 着いた",
      ]
    )
  }
}
