import Chronology
import TestVaults
import Testing

@testable import CommandLine

@Suite struct DayWordTests {
  @Test(arguments: [
    ("2026-11-20", "2026-11-20"), ("1999-01-01", "1999-01-01"), ("today", "2026-11-20"), ("Tomorrow", "2026-11-21"),
    ("yesterday", "2026-11-19"), ("sat", "2026-11-21"), ("Thursday", "2026-11-26"), ("friday", "2026-11-27"),
    ("next friday", "2026-11-27"), ("Next Mon", "2026-11-23"), ("next sun", "2026-11-29"), ("in 3 days", "2026-11-23"),
    ("in a week", "2026-11-27"), ("in 2 weeks", "2026-12-04"), ("in 0 days", "2026-11-20"), ("in 1 month", "2026-12-20"),
  ])
  func namesADay(word: String, date: String) {
    #expect(DayWord(word)?.date(from: DayVault.friday20) == CivilDate(date))
  }

  /// From a Saturday; where weeks begin on Sunday, the next one begins tomorrow.
  @Test func theNextWeekBeginsAsTheVaultSays() {
    #expect(DayWord("next sun")?.date(from: CivilDate("2026-11-21")!, weekStart: .sunday) == CivilDate("2026-11-22"))
    #expect(DayWord("next sun")?.date(from: CivilDate("2026-11-21")!, weekStart: .monday) == CivilDate("2026-11-29"))
    #expect(DayWord("in 3 months")?.date(from: CivilDate("2026-11-30")!) == CivilDate("2027-02-28"))
  }

  @Test(arguments: [
    "", "2026-02-30", "+1", "-2", "fr", "next", "next week", "in days", "in -1 days", "in 3", "in 3 dais", "2026-11-2",
  ])
  func isNoDay(word: String) {
    #expect(DayWord(word) == nil)
  }
}
