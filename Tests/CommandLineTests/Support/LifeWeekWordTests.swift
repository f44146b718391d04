import Chronology
import Planner
import Testing

@testable import CommandLine

@Suite struct LifeWeekWordTests {
  private static let today = CivilDate("2026-11-20")!
  private static let span = LifeSpan(born: CivilDate("1990-06-14")!, expectancy: 85)

  static let table: [(text: String, week: String)] = [
    ("1547", "1547"), ("1,547", "1547"), ("1", "1"), ("today", "1902"), ("2026-11-18", "1901"), ("friday", "1902"),
    ("next friday", "1903"), ("last week", "1901"), ("Last Week", "1901"), ("this week", "1902"), ("next week", "1903"),
    ("week 1547", "1547"), ("week 1,547", "1547"), ("the week before last", "1900"), ("2 weeks ago", "1900"),
    ("1990-06-13", "-"), ("999999999", "-"),
  ]

  @Test(arguments: table)
  func readsANumberOrADay(text: String, week: String) throws {
    let word = try #require(LifeWeekWord(text))
    #expect(word.week(of: Self.span, today: Self.today).map { String($0.number) } ?? "-" == week)
  }

  @Test(arguments: ["", "0", "-1", "1,5", "15,47", "01547", "+5", "week", "2026-02-30", "99999999999999999999"])
  func readsNothingElse(text: String) {
    #expect(LifeWeekWord(text) == nil)
  }

  @Test func saysWhyThereIsNoSuchWeek() {
    #expect(
      LifeWeekWord("1990-06-13")?.problem(Self.span, today: Self.today).message == "1990-06-13 is before birth, 1990-06-14"
    )
    #expect(
      LifeWeekWord("999999")?.problem(Self.span, today: Self.today).message
        == "there is no week 999,999: the calendar ends before it"
    )
  }
}
