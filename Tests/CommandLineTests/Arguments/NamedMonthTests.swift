import Chronology
import Testing

@testable import CommandLine

@Suite struct NamedMonthTests {
  @Test(arguments: [
    ("2025-06", "2025-06-01"), ("2025-06-14", "2025-06-14"), ("2027-01", "2027-01-01"), ("october", "2026-10-01"),
    ("October", "2026-10-01"), ("nov", "2026-11-01"), ("december", "2025-12-01"), ("last month", "2026-10-01"),
    ("this", "2026-11-01"),
  ])
  func isTheLastThatHasBegun(words: String, expected: String) throws {
    let month = try #require(NamedMonth(words))
    #expect(month.day(today: CivilDate("2026-11-20")!, weekStart: .monday)?.description == expected)
  }

  @Test(arguments: ["", "foo", "monday", "2026-13", "2026", "last week"])
  func isNoneOfOtherWords(words: String) { #expect(NamedMonth(words) == nil) }
}
