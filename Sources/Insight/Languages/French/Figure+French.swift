import Languages

private let language = Language.french

extension Figure {
  var french: String {
    switch self {
    case .count(let count): language.number(count)
    case .days(let count): language.days(count)
    case .rate(let rate): rate.percent.map(language.percent) ?? "–"
    case .part(let rate): "\(language.number(rate.done)) sur \(language.number(rate.due))"
    case .day(let day, let count): "jour \(language.number(day)) sur \(language.number(count))"
    case .ritual(let title, let rate): "\(title.words) \(Figure.rate(rate).french)"
    case .none: "–"
    }
  }
}
