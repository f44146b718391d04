import Languages
import Planner

private let language = Language.spanish

extension OccasionMessage {
  var spanish: String {
    switch self {
    case .kind(.milestone): "Hito"
    case .kind(.endsToday): "Termina hoy"
    case .kind(.todayIs): "Hoy es"
    case .life(let milestone): "\(past(milestone.kind)). \(left(milestone.remaining))."
    case .since(let day): "desde el \(language.day(day))"
    }
  }

  private func past(_ kind: LifeMilestone.Kind) -> String {
    switch kind {
    case .birthday(let age): "Ya has vivido \(language.years(age))"
    case .halfway: "Ya has vivido la mitad de tus semanas"
    case .marking(let weeks): "Ya has marcado \(language.weeks(weeks)) seguidas"
    }
  }

  private func left(_ weeks: Int) -> String { language.form(weeks, "Queda ", "Quedan ") + language.weeks(weeks) }
}
