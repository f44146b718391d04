import Chronology
import Languages
import Planner

private let language = Language.french

extension ItemValue {
  var french: String {
    switch self {
    case .quantity(let number, let unit): ItemValue.amount(number, unit, in: language)
    case .part(let number, let goal, let unit): ItemValue.amount(number, of: goal, unit, in: language)
    case .reached(let number, let unit): "\(ItemValue.amount(number, unit, in: language)), objectif atteint"
    case .counting(let number, let unit, let direction, let goal):
      "\(ItemValue.amount(number, unit, in: language)), en \(direction == .up ? "hausse" : "baisse") jusqu’à \(language.number(goal))"
    case .daysSince(let days): days < 0 ? "dans \(language.days(-days))" : language.days(days)
    case .daysUntil(let days):
      days < 0
        ? "il y a \(language.days(-days))" : "il reste \(language.days(days))"
    case .streak(let count): "série de \(language.number(count))"
    case .rule(let rule): "every: \(rule)"
    case .last(let day, let today): "dernière fois \(language.distance(of: day, from: today))"
    case .times(let time, let clock, let rule): ItemValue.text(of: time, clock, rule: rule, in: language)
    case .mark(let day, let rating, let category):
      ["\(day)", rating.map(name), category.map(name)].compactMap(\.self).joined(separator: ", ")
    case .written(let text): text
    }
  }

  private func name(of rating: WeekRating) -> String {
    switch rating {
    case .awful: "affreuse"
    case .hard: "difficile"
    case .okay: "correcte"
    case .good: "bonne"
    case .great: "excellente"
    }
  }

  private func name(of category: LifeCategory) -> String {
    switch category {
    case .work: "travail"
    case .health: "santé"
    case .growth: "épanouissement"
    case .relationships: "relations"
    case .rest: "repos"
    case .adventure: "aventure"
    }
  }
}
