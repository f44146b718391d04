import Chronology
import Testing

@testable import Views

@Suite struct DayNameTests {
  @Test(arguments: [
    ("Friday 20 November 2026", true), ("Friday", true), ("Fri, Nov 20th", true), ("20. November", true), ("20 Nov", true),
    ("viernes 20 de noviembre de 2026", true), ("Vendredi le 20 novembre", true), ("ven. 20 nov.", true),
    ("FRIDAY, 20 NOVEMBER", true),
    ("November", false), ("2026", false), ("", false), ("Saturday 20 November 2026", false), ("21 November 2026", false),
    ("Friday 20 November 2025", false), ("Friday in Rome", false), ("20 letters", false),
  ])
  func isAllOfATitle(title: String, isAll: Bool) {
    #expect(DayName.isAll(of: title, on: CivilDate(year: 2026, month: 11, day: 20)!) == isAll)
  }

  @Test func theFirstOfAMonthHasItsOwnWord() {
    #expect(DayName.isAll(of: "mardi 1er décembre", on: CivilDate(year: 2026, month: 12, day: 1)!))
    #expect(DayName.isAll(of: "December 1st", on: CivilDate(year: 2026, month: 12, day: 1)!))
  }

  @Test(arguments: [
    ("2026-11-20", ""), ("2026-11-20 Friday", ""), ("2026-11-20 Sunday", ""), ("2026-11-20 friday", ""),
    ("Friday, 2026-11-20", ""), ("Friday 20 November 2026", ""), ("", ""),
    ("*Umzug* 2026-11-20", "Umzug"), ("2026-11-20 – Move, day 2", "– Move, day 2"), ("Friday in Rome", "Friday in Rome"),
  ])
  func wordsBesideTheDay(title: String, words: String) {
    #expect(DayWords.title(DayName.markdown(besides: CivilDate(year: 2026, month: 11, day: 20)!, in: title)) == words)
  }
}
