import Testing

@testable import Chronology

@Suite struct MeantDateRangeTests {
  /// A Sunday.
  private let today = date("2026-11-22")

  /// Looked for before today, after it, and wherever it lies nearest.
  @Test(arguments: [
    ("14 Dec - 18 Dec", "2025-12-14 - 2025-12-18", "2026-12-14 - 2026-12-18", "2026-12-14 - 2026-12-18"),
    ("16-20 Nov", "2026-11-16 - 2026-11-20", "2027-11-16 - 2027-11-20", "2026-11-16 - 2026-11-20"),
    ("16 - 20 November", "2026-11-16 - 2026-11-20", "2027-11-16 - 2027-11-20", "2026-11-16 - 2026-11-20"),
    ("Nov 16-20", "2026-11-16 - 2026-11-20", "2027-11-16 - 2027-11-20", "2026-11-16 - 2026-11-20"),
    ("14. - 18.12.", "2025-12-14 - 2025-12-18", "2026-12-14 - 2026-12-18", "2026-12-14 - 2026-12-18"),
    ("16 Nov - 13 Dec", "2026-11-16 - 2026-12-13", "2026-11-16 - 2026-12-13", "2026-11-16 - 2026-12-13"),
    ("28 Dec to 3 Jan", "2025-12-28 - 2026-01-03", "2026-12-28 - 2027-01-03", "2026-12-28 - 2027-01-03"),
  ])
  func findsBothDays(text: String, back: String, ahead: String, nearest: String) throws {
    for (direction, expected) in [(MeantDate.Direction.back, back), (.ahead, ahead), (nil, nearest)]
      as [(MeantDate.Direction?, String)]
    {
      let found = try #require(MeantDateRange(text, today: today, direction))
      #expect(found.days.description == expected, "\(String(describing: direction))")
      #expect(!found.isCertain)
    }
  }

  @Test(arguments: ["1 Dec 2026 - 3 Dec 2026", "2026-12-01 - 2026-12-03", "1-3 December 2026", "01.12.2026 – 03.12.2026"])
  func isCertainWithItsYears(text: String) throws {
    let found = try #require(MeantDateRange(text, today: today, .back))
    #expect(found.days.description == "2026-12-01 - 2026-12-03")
    #expect(found.isCertain)
  }

  @Test(arguments: [
    "14 Dec", "14 - 18", "20 - 16 Nov", "Dec - Jan", "12-16", "2-1", "last week - today", "3/4 - 5/6", "", "- 3 May",
  ])
  func otherWordsAreNone(text: String) {
    #expect(MeantDateRange(text, today: today, .back) == nil)
  }
}
