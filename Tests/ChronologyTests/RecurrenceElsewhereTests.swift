import Chronology
import Testing

/// Rules in German, French and Spanish, and with a unit behind a stroke.
@Suite struct RecurrenceElsewhereTests {
  @Test(arguments: [
    ("alle 2 wochen", "2 weeks"), ("alle 2 wo do", "2 weeks on thu"), ("alle 6 mon", "6 months"), ("alle 3 tage", "3 days"),
    ("jeden freitag", "fri"), ("jede woche", "weekly"), ("jeden mo und do", "mon thu"), ("immer montags", "mon"),
    ("jeden tag", "daily"), ("chaque lundi", "mon"), ("tous les mois", "monthly"), ("toutes les semaines", "weekly"),
    ("cada lunes", "mon"), ("cada 2 semanas", "2 weeks"), ("todos los días", "daily"), ("todas las semanas", "weekly"),
    ("täglich", "daily"), ("monatlich", "monthly"), ("2x week", "2 times a week"), ("2x/wk", "2 times a week"),
    ("4x/woche", "4 times a week"), ("3 veces por semana", "3 times a week"), ("3 mal pro woche", "3 times a week"),
    ("1x daily", "daily"), ("1x week", "weekly"), ("2x im jahr", "2 times a year"), ("1. so im monat", "month on 1st sun"),
    ("jeden 1. so im monat", "month on 1st sun"), ("letzten fr im monat", "month on last fri"),
    ("jeden 2. dienstag", "2 weeks on tue"), ("jeden zweiten tag", "2 days"), ("every martes", "tue"),
  ])
  func isMeant(_ words: String, _ rule: String) {
    #expect(Recurrence.meant(words.split(separator: " ").map(String.init))?.description == rule)
  }

  @Test(arguments: [
    "alle kinder", "alle", "jeden stein", "immer", "immer wieder", "tous les livres", "todos los libros", "cada uno", "2x",
    "2x table", "3 mal", "alle 2", "week", "mon", "so", "do", "die katze", "2 wochen", "1. so", "",
    "alle 2 wochen und mehr als das",
  ])
  func isNot(_ words: String) {
    #expect(Recurrence.meant(words.split(separator: " ").map(String.init)) == nil)
  }

  @Test(arguments: [
    ("MWF", "mon wed fri"), ("TTh", "tue thu"), ("Mo, Di, Mi", "mon tue wed"), ("lundi et jeudi", "mon thu"), ("WTF", nil),
    ("Mo", nil), ("Mo, Jo", nil), ("", nil), ("daily", nil),
  ])
  func namesOfDays(_ words: String, _ rule: String?) {
    #expect(Recurrence.meant(asDays: words)?.description == rule)
  }

  @Test(arguments: [
    ("min/day", "daily"), ("words/week", "weekly"), ("seiten/tag", "daily"), ("km/h", nil), ("and/or", nil), ("5/day", nil),
    ("/day", nil),
  ])
  func behindAStroke(_ word: String, _ rule: String?) {
    #expect(Recurrence.meant(behindStrokeOf: word)?.description == rule)
  }

  @Test func daysElsewhere() {
    #expect(Weekday(nameElsewhere: "freitag") == .friday)
    #expect(Weekday(nameElsewhere: "sábado") == .saturday)
    #expect(Weekday(nameElsewhere: "friday") == nil)
  }
}
