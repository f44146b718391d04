import Chronology
import Languages

private let language = Language.french

extension StreakMessage {
  var french: String {
    switch self {
    case .none: "pas encore de série"
    case .broken(let longest): "pas de série pour l’instant, la plus longue de \(language.number(longest))"
    case .ofUnits(let length, let unit, let longest):
      "série de \(counted(length, unit)), la plus longue de \(language.number(longest))"
    case .inARow(let length, let longest):
      "\(language.number(length)) fois de suite, la plus longue série de \(language.number(longest))"
    case .goal(let times, let rule): "\(language.number(times)) fois, \(language.say(rule))"
    }
  }

  private func counted(_ count: Int, _ unit: Recurrence.Unit) -> String {
    switch unit {
    case .hour: language.counted(count, "heure", "heures")
    case .day: language.days(count)
    case .week: language.weeks(count)
    case .month: language.months(count)
    case .year: language.years(count)
    }
  }
}
