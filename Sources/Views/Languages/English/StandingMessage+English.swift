import Languages

private let language = Language.english

extension StandingMessage {
  var english: String {
    switch self {
    case .reached(let value): "\(value), reached"
    case .goal(let value, let direction, let goal): "\(value), \(direction.rawValue) to \(language.number(goal))"
    case .daysToGo(let count): "\(language.days(count)) to go"
    case .inDays(let count): "in \(language.days(count))"
    case .daysAgo(let count): "\(language.days(count)) ago"
    }
  }
}
