import Languages
import Planner

private let language = Language.french

extension OccasionMessage {
  var french: String {
    switch self {
    case .kind(.milestone): "Jalon"
    case .kind(.endsToday): "Dernier jour"
    case .kind(.todayIs): "Jour J"
    case .life(let milestone): "\(past(milestone.kind)). Il reste \(language.weeks(milestone.remaining))."
    case .since(let day): "depuis le \(language.day(day))"
    }
  }

  private func past(_ kind: LifeMilestone.Kind) -> String {
    switch kind {
    case .birthday(let age): "Vous avez maintenant vécu \(language.years(age))"
    case .halfway: "Vous avez maintenant vécu la moitié de vos semaines"
    case .marking(let weeks): "Vous avez maintenant marqué \(language.weeks(weeks)) de suite"
    }
  }
}
