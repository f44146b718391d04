import Chronology
import Planner
import Testing

@testable import CommandLine

@Suite struct LifeWeekWordTests {
  static let table: [(text: String, week: String)] = [
    ("1547", "1547"), ("1,547", "1547"), ("1", "1"), ("today", "1902"), ("2026-11-18", "1901"), ("friday", "1903"),
    ("1990-06-13", "-"), ("999999999", "-"),
  ]

  @Test(arguments: table)
  func readsANumberOrADay(text: String, week: String) throws {
    let word = try #require(LifeWeekWord(text))
    let span = LifeViewSample.sheet().span
    #expect(word.week(of: span, today: LifeViewSample.today).map { String($0.number) } ?? "-" == week)
  }

  @Test(arguments: ["", "0", "-1", "1,5", "15,47", "01547", "+5", "week", "2026-02-30", "99999999999999999999"])
  func readsNothingElse(text: String) {
    #expect(LifeWeekWord(text) == nil)
  }

  @Test func saysWhyThereIsNoSuchWeek() {
    let span = LifeViewSample.sheet().span
    #expect(LifeWeekWord("1990-06-13")?.problem(span, today: LifeViewSample.today) == "1990-06-13 is before birth, 1990-06-14")
    #expect(
      LifeWeekWord("999999")?.problem(span, today: LifeViewSample.today)
        == "there is no week 999,999: the calendar ends before it"
    )
  }
}
