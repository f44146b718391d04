import Chronology
import Languages
import Planner

private let language = Language.spanish

extension ItemValue {
  var spanish: String {
    switch self {
    case .quantity(let number, let unit): ItemValue.amount(number, unit, in: language)
    case .part(let number, let goal, let unit): ItemValue.amount(number, of: goal, unit, in: language)
    case .reached(let number, let unit): "\(ItemValue.amount(number, unit, in: language)), meta alcanzada"
    case .counting(let number, let unit, let direction, let goal):
      "\(ItemValue.amount(number, unit, in: language)), \(direction == .up ? "en aumento" : "en descenso") hasta \(language.number(goal))"
    case .daysSince(let days): days < 0 ? "en \(language.days(-days))" : language.days(days)
    case .daysUntil(let days):
      days < 0 ? "hace \(language.days(-days))" : "\(language.form(days, "falta", "faltan")) \(language.days(days))"
    case .streak(let count): "racha de \(language.number(count))"
    case .rule(let rule): "every: \(rule)"
    case .last(let day, let today): "última vez \(language.distance(of: day, from: today))"
    case .times(let time, let clock, let rule): ItemValue.text(of: time, clock, rule: rule, in: language)
    case .mark(let day, let rating, let category):
      ["\(day)", rating.map(name), category.map(name)].compactMap(\.self).joined(separator: ", ")
    case .written(let text): text
    }
  }

  private func name(of rating: WeekRating) -> String {
    switch rating {
    case .awful: "pésima"
    case .hard: "difícil"
    case .okay: "regular"
    case .good: "buena"
    case .great: "excelente"
    }
  }

  private func name(of category: LifeCategory) -> String {
    switch category {
    case .work: "trabajo"
    case .health: "salud"
    case .growth: "crecimiento"
    case .relationships: "relaciones"
    case .rest: "descanso"
    case .adventure: "aventura"
    }
  }
}
