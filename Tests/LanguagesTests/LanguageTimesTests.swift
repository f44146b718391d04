import Chronology
import Planner
import Testing

@testable import Languages

@Suite struct LanguageTimesTests {
  @Test func showsTheClockOfTheVault() throws {
    let time = try #require(TimeOfDay("17:05"))
    #expect(Language.allCases.map { $0.time(time, .twentyFourHours) } == ["17:05", "17:05", "17:05"])
    #expect(Language.allCases.map { $0.time(time, .twelveHours) } == ["5:05 PM", "5:05\u{A0}p.m.", "5:05\u{A0}p.m."])
    let end = try #require(TimeOfDay("18:30"))
    #expect(Language.allCases.map { $0.times(time, end, .twentyFourHours) } == Array(repeating: "17:05 - 18:30", count: 3))
    #expect(
      Language.allCases.map { $0.timesInWords(time, end, .twentyFourHours) } == [
        "17:05 to 18:30", "17:05 a 18:30", "17:05 à 18:30",
      ]
    )
  }

  @Test(arguments: [
    ("17:05", "las 17:05", "las 5:05\u{A0}p.m."), ("01:30", "la 01:30", "la 1:30\u{A0}a.m."),
    ("13:00", "las 13:00", "la 1:00\u{A0}p.m."),
  ])
  func aSpanishTimeHasAnArticle(text: String, long: String, short: String) throws {
    let time = try #require(TimeOfDay(text))
    #expect(Language.spanish.theTime(ShownTime(time, .twentyFourHours)) == long)
    #expect(Language.spanish.theTime(ShownTime(time, .twelveHours)) == short)
    #expect(Language.french.theTime(ShownTime(time, .twentyFourHours)) == text)
  }

  @Test(arguments: [
    (0, ["0 m", "0 min", "0 min"], ["0 minutes", "0 minutos", "0 minute"]),
    (61, ["1 h 1 m", "1 h 1 min", "1 h 1 min"], ["1 hour 1 minute", "1 hora 1 minuto", "1 heure 1 minute"]),
    (150, ["2 h 30 m", "2 h 30 min", "2 h 30 min"], ["2 hours 30 minutes", "2 horas 30 minutos", "2 heures 30 minutes"]),
    (1440, ["24 h", "24 h", "24 h"], ["24 hours", "24 horas", "24 heures"]),
  ])
  func tellsLengths(minutes: Int, short: [String], full: [String]) {
    #expect(Language.allCases.map { $0.length(minutes) } == short)
    #expect(Language.allCases.map { $0.lengthInFull(minutes) } == full)
  }

  @Test func countsUnits() {
    func all(_ count: Int) -> [[String]] {
      Language.allCases.map { [$0.days(count), $0.weeks(count), $0.months(count), $0.years(count)] }
    }
    #expect(
      all(0) == [
        ["0 days", "0 weeks", "0 months", "0 years"], ["0 días", "0 semanas", "0 meses", "0 años"],
        ["0 jour", "0 semaine", "0 mois", "0 an"],
      ]
    )
    #expect(
      all(2) == [
        ["2 days", "2 weeks", "2 months", "2 years"], ["2 días", "2 semanas", "2 meses", "2 años"],
        ["2 jours", "2 semaines", "2 mois", "2 ans"],
      ]
    )
  }
}
