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
}
