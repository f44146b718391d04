import Languages

private let language = Language.french

extension StandingMessage {
  var french: String {
    switch self {
    case .reached(let value): "\(value), objectif atteint"
    case .goal(let value, .up, let goal): "\(value), monte jusqu’à \(language.number(goal))"
    case .goal(let value, .down, let goal): "\(value), descend jusqu’à \(language.number(goal))"
    case .daysToGo(let count): "il reste \(language.days(count))"
    case .inDays(let count): "dans \(language.days(count))"
    case .daysAgo(let count): "il y a \(language.days(count))"
    }
  }
}
