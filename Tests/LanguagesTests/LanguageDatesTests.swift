import Chronology
import Testing

@testable import Languages

@Suite struct LanguageDatesTests {
  struct Case: Sendable {
    var date: String
    var short: [String]
    var full: [String]
  }

  @Test(arguments: [
    Case(
      date: "2026-11-20",
      short: ["Fri 20 Nov", "vie 20 nov", "ven. 20 nov."],
      full: ["Friday 20 November", "viernes 20 de noviembre", "vendredi 20 novembre"]
    ),
    Case(
      date: "2026-03-01",
      short: ["Sun 1 Mar", "dom 1 mar", "dim. 1er mars"],
      full: ["Sunday 1 March", "domingo 1 de marzo", "dimanche 1er mars"]
    ),
    Case(
      date: "2026-09-30",
      short: ["Wed 30 Sep", "mié 30 sep", "mer. 30 sept."],
      full: ["Wednesday 30 September", "miércoles 30 de septiembre", "mercredi 30 septembre"]
    ),
  ])
  func namesDays(example: Case) throws {
    let date = try #require(CivilDate(example.date))
    #expect(Language.allCases.map { $0.day(date, .short) } == example.short)
    #expect(Language.allCases.map { $0.day(date, .full) } == example.full)
  }

  @Test func tellsTheYear() throws {
    let date = try #require(CivilDate("2026-11-20"))
    #expect(
      Language.allCases.map { $0.dayAndYear(date, .short) } == ["Fri 20 Nov 2026", "vie 20 nov 2026", "ven. 20 nov. 2026"]
    )
    #expect(
      Language.allCases.map { $0.dayAndYear(date, .full) } == [
        "Friday 20 November 2026", "viernes 20 de noviembre de 2026", "vendredi 20 novembre 2026",
      ]
    )
    #expect(
      Language.allCases.map { $0.monthAndYear(.november, 2026) } == ["November 2026", "noviembre de 2026", "novembre 2026"]
    )
    #expect(
      Language.allCases.map { $0.weekdayAndDate(date) } == ["Friday 2026-11-20", "viernes 2026-11-20", "vendredi 2026-11-20"]
    )
  }

  @Test(arguments: [
    (0, ["today", "hoy", "aujourd’hui"]), (1, ["tomorrow", "mañana", "demain"]), (-1, ["yesterday", "ayer", "hier"]),
    (2, ["in 2 days", "en 2 días", "dans 2 jours"]), (-30, ["30 days ago", "hace 30 días", "il y a 30 jours"]),
  ])
  func tellsDistances(days: Int, words: [String]) throws {
    let today = try #require(CivilDate("2026-11-20"))
    #expect(Language.allCases.map { $0.distance(of: today.adding(days: days), from: today) } == words)
  }

  @Test func aSeenDayHasItsYearWhereItIsAnother() throws {
    let today = try #require(CivilDate("2026-12-31"))
    let (near, far) = (SeenDay(today, from: today, .short), SeenDay(today.adding(days: 1), from: today, .short))
    #expect(Language.allCases.map { $0.day(near) } == ["Thu 31 Dec", "jue 31 dic", "jeu. 31 déc."])
    #expect(
      Language.allCases.map { $0.distanceAndDay(far) } == [
        "tomorrow, Fri 1 Jan 2027", "mañana, vie 1 ene 2027", "demain, ven. 1er janv. 2027",
      ]
    )
  }
}
