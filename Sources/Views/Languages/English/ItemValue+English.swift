import Chronology
import Languages
import Planner

private let language = Language.english

extension ItemValue {
  var english: String {
    switch self {
    case .quantity(let number, let unit): ItemValue.amount(number, unit, in: language)
    case .part(let number, let goal, let unit): ItemValue.amount(number, of: goal, unit, in: language)
    case .reached(let number, let unit): "\(ItemValue.amount(number, unit, in: language)), reached"
    case .counting(let number, let unit, let direction, let goal):
      "\(ItemValue.amount(number, unit, in: language)), \(direction == .up ? "up" : "down") to \(language.number(goal))"
    case .daysSince(let days): days < 0 ? "in \(language.days(-days))" : language.days(days)
    case .daysUntil(let days): days < 0 ? "\(language.days(-days)) ago" : "\(language.days(days)) to go"
    case .streak(let count): "streak \(language.number(count))"
    case .rule(let rule): "every: \(rule)"
    case .last(let day, let today): "last \(language.distance(of: day, from: today))"
    case .times(let time, let clock, let rule): ItemValue.text(of: time, clock, rule: rule, in: language)
    case .mark(let day, let rating, let category):
      ["\(day)", rating?.rawValue, category?.rawValue].compactMap(\.self).joined(separator: ", ")
    case .written(let text): text
    }
  }
}
