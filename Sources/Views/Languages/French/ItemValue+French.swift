import Chronology
import Languages
import Planner

private let language = Language.french

extension ItemValue {
  var french: String {
    switch self {
    case .number(let standing, let content): StatsPeriodWords.number(standing, of: content, in: language)
    case .quantity(let number, let unit): StatsPeriodWords.quantity(number, unit, in: language)
    case .streak(let count): "série de \(language.number(count))"
    case .rule(let rule): "every: \(rule)"
    case .last(let day, let today): "dernière fois \(language.distance(of: day, from: today))"
    case .times(let time, let clock, let rule): ItemValue.text(of: time, clock, rule: rule, in: language)
    case .mark(let day, let rating, let category):
      ["\(day)", rating.map { LifeMessage.rating($0).french }, category.map { LifeMessage.category($0).french }].compactMap(
        \.self
      ).joined(separator: ", ")
    case .written(let text): text
    }
  }
}
