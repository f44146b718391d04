import Chronology
import Planner
import Testing

@testable import Export

@Suite struct RuleWordsTests {
  static let rules: [(String, String)] = [
    ("hourly", "every hour"),
    ("3 hours", "every 3 hours"),
    ("3 hours on weekday", "every 3 hours on weekdays"),
    ("hour on mon", "every hour on Monday"),
    ("daily", "every day"),
    ("2 days", "every 2 days"),
    ("weekly", "every week"),
    ("weekday", "every weekday"),
    ("weekend", "every Saturday and Sunday"),
    ("mon wed fri", "every Monday, Wednesday and Friday"),
    ("2 weeks on mon", "every 2 weeks on Monday"),
    ("2 weeks on weekday", "every 2 weeks on weekdays"),
    ("monthly", "every month"),
    ("month on 1 2 3 11 22 31", "every month on the 1st, the 2nd, the 3rd, the 11th, the 22nd and the 31st"),
    ("month on 15 last", "every month on the 15th and the last day"),
    ("3 months on last", "every 3 months on the last day"),
    ("month on 1st mon 5th tue last fri", "every month on the first Monday, the fifth Tuesday and the last Friday"),
    ("month on 2nd sun 3rd sun 4th sun", "every month on the second Sunday, the third Sunday and the fourth Sunday"),
    ("month on 1st weekday last weekday", "every month on the first weekday and the last weekday"),
    ("year on mar 31", "every year on March 31"),
    ("2 years on feb 1 last", "every 2 years on February 1 and the last day"),
    ("3 times a week", "3 times a week"),
    ("2 times in 3 months", "2 times in 3 months"),
    ("day after done", "1 day after it was last done"),
    ("6 weeks after done", "6 weeks after it was last done"),
  ]

  @Test(arguments: rules)
  func rule(_ text: String, _ words: String) throws {
    #expect(RuleWords.text(of: try Recurrence.parse(text).get()) == words)
  }

  @Test(arguments: [
    ("hourly", "cada hora", "chaque heure"),
    ("3 hours on weekday", "cada 3 horas, entre semana", "toutes les 3 heures, les jours de semaine"),
    ("daily", "cada día", "chaque jour"), ("2 days", "cada 2 días", "tous les 2 jours"),
    ("weekday", "cada día entre semana", "chaque jour de semaine"),
    ("mon wed sat", "los lunes, miércoles y sábados", "tous les lundis, mercredis et samedis"),
    ("2 weeks on sun", "cada 2 semanas, los domingos", "toutes les 2 semaines, les dimanches"),
    ("monthly", "cada mes", "chaque mois"),
    ("month on 1 15 last", "cada mes, el día 1, el día 15 y el último día", "chaque mois, le 1er, le 15 et le dernier jour"),
    (
      "month on 1st mon last fri", "cada mes, el primer lunes y el último viernes",
      "chaque mois, le premier lundi et le dernier vendredi"
    ),
    (
      "month on 1st weekday last weekday", "cada mes, el primer y el último día entre semana",
      "chaque mois, le premier et le dernier jour de semaine"
    ),
    ("year on mar 31", "cada año, el 31 de marzo", "chaque année, le 31 mars"),
    (
      "2 years on feb 1 last", "cada 2 años, el 1 y el último día de febrero",
      "tous les 2 ans, le 1er février et le dernier jour de février"
    ),
    ("3 times a week", "3 veces por semana", "3 fois par semaine"),
    ("2 times in 3 months", "2 veces en 3 meses", "2 fois en 3 mois"),
    ("day after done", "1 día después de la última vez", "1 jour après la dernière fois"),
    ("6 weeks after done", "6 semanas después de la última vez", "6 semaines après la dernière fois"),
  ])
  func ruleInOtherLanguages(_ text: String, _ spanish: String, _ french: String) throws {
    let rule = try Recurrence.parse(text).get()
    #expect(RuleWords.text(of: rule, in: .spanish) == spanish)
    #expect(RuleWords.text(of: rule, in: .french) == french)
  }

  @Test func timesMonthsAndBounds() throws {
    var rule = RecurringRule(rule: try Recurrence.parse("daily").get())
    rule.times = [TimeOfDay("09:00"), TimeOfDay("17:30")].compactMap(\.self)
    rule.months = MonthSet([.april, .may, .june])
    rule.from = CivilDate("2026-04-06")
    rule.until = CivilDate("2027-01-01")
    #expect(
      RuleWords.text(of: rule, .twentyFourHours)
        == "every day at 09:00 and 17:30, in April, May and June, from 2026-04-06, until 2027-01-01"
    )
  }

  @Test func window() throws {
    let rule = RecurringRule(rule: try Recurrence.parse("2 hours").get(), window: TimeRange("09:00 - 16:00"))
    #expect(RuleWords.text(of: rule, .twentyFourHours) == "every 2 hours between 09:00 and 16:00")
    #expect(RuleWords.text(of: rule, .twelveHours) == "every 2 hours between 9:00 AM and 4:00 PM")
  }
}
