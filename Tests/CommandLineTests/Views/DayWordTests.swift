import Chronology
import Testing

@testable import CommandLine

@Suite struct DayWordTests {
  @Test(arguments: [
    ("2026-11-20", "2026-11-20"), ("1999-01-01", "1999-01-01"), ("today", "2026-11-20"), ("Tomorrow", "2026-11-21"),
    ("yesterday", "2026-11-19"), ("sat", "2026-11-21"), ("Thursday", "2026-11-26"), ("friday", "2026-11-27"),
  ])
  func namesADay(word: String, date: String) {
    #expect(DayWord(word)?.date(from: DaySample.friday20) == CivilDate(date))
  }

  @Test(arguments: ["", "2026-02-30", "+1", "-2", "fr", "next friday", "2026-11-2"])
  func isNoDay(word: String) {
    #expect(DayWord(word) == nil)
  }
}
