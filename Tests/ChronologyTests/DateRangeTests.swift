import Testing

@testable import Chronology

@Suite struct DateRangeTests {
  @Test func isNeverEmpty() throws {
    #expect(DateRange(first: date("2026-11-20"), last: date("2026-11-19")) == nil)
    let day = try #require(DateRange(first: date("2026-11-20"), last: date("2026-11-20")))
    #expect(day == DateRange(date("2026-11-20")))
    #expect(day.count == 1)
    #expect(Array(day.days) == [date("2026-11-20")])
  }

  @Test func knowsItsDays() throws {
    let range = try #require(DateRange("2026-02-26 - 2026-03-02"))
    #expect(range.count == 5)
    #expect(Array(range.days) == dates("2026-02-26 2026-02-27 2026-02-28 2026-03-01 2026-03-02"))
    #expect(range.contains(date("2026-02-26")) && range.contains(date("2026-03-02")))
    #expect(!range.contains(date("2026-02-25")) && !range.contains(date("2026-03-03")))
  }

  @Test(arguments: [
    ("2026-01-01 - 2026-01-31", "2026-01-31 - 2026-02-02", "2026-01-31 - 2026-01-31"),
    ("2026-01-01 - 2026-01-31", "2026-02-01 - 2026-02-02", nil),
    ("2026-01-01 - 2026-12-31", "2026-03-01 - 2026-04-30", "2026-03-01 - 2026-04-30"),
  ])
  func intersects(left: String, right: String, expected: String?) throws {
    let left = try #require(DateRange(left))
    let right = try #require(DateRange(right))
    #expect(left.intersection(right)?.description == expected)
    #expect(right.intersection(left)?.description == expected)
    #expect(left.overlaps(right) == (expected != nil))
    #expect(right.overlaps(left) == (expected != nil))
  }

  @Test(arguments: [
    "2026-01-05 - 2026-03-31", "2026-01-05-2026-03-31", "2026-01-05–2026-03-31", "2026-01-05 — 2026-03-31",
    "2026-01-05→2026-03-31",
    "2026-01-05 to 2026-03-31", "2026-01-05 \u{2212} 2026-03-31",
  ])
  func readsEverySeparator(text: String) {
    #expect(DateRange(text)?.description == "2026-01-05 - 2026-03-31")
  }

  @Test(arguments: [
    "", "2026-01-05", "2026-03-31 - 2026-01-05", "2026-01-05 - 2026-03-31 x", "9:00 - 10:00", "2026-01-05 .. 06",
  ])
  func refusesOtherTexts(text: String) {
    #expect(DateRange(text) == nil)
  }
}
