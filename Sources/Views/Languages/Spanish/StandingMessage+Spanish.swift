import Languages

private let language = Language.spanish

extension StandingMessage {
  var spanish: String {
    switch self {
    case .reached(let value): "\(value), meta alcanzada"
    case .goal(let value, .up, let goal): "\(value), en aumento hasta \(language.number(goal))"
    case .goal(let value, .down, let goal): "\(value), en descenso hasta \(language.number(goal))"
    case .daysToGo(let count): "\(language.form(count, "falta", "faltan")) \(language.days(count))"
    case .inDays(let count): "en \(language.days(count))"
    case .daysAgo(let count): "hace \(language.days(count))"
    }
  }
}
