import Chronology
import Languages

private let language = Language.spanish

extension StreakMessage {
  var spanish: String {
    switch self {
    case .none: "aún sin racha"
    case .broken(let longest): "sin racha por ahora, la más larga de \(language.number(longest))"
    case .ofUnits(let length, let unit, let longest):
      "racha de \(counted(length, unit)), la más larga de \(language.number(longest))"
    case .inARow(let length, let longest):
      "\(language.counted(length, "vez seguida", "veces seguidas")), la racha más larga de \(language.number(longest))"
    case .goal(let times, let rule): "\(language.counted(times, "vez", "veces")), \(language.say(rule))"
    }
  }

  private func counted(_ count: Int, _ unit: Recurrence.Unit) -> String {
    switch unit {
    case .hour: language.counted(count, "hora", "horas")
    case .day: language.days(count)
    case .week: language.weeks(count)
    case .month: language.months(count)
    case .year: language.years(count)
    }
  }
}
