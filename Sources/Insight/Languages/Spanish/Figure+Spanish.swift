import Languages

private let language = Language.spanish

extension Figure {
  var spanish: String {
    switch self {
    case .count(let count): language.number(count)
    case .days(let count): language.days(count)
    case .rate(let rate): rate.percent.map(language.percent) ?? "–"
    case .part(let rate): "\(language.number(rate.done)) de \(language.number(rate.due))"
    case .day(let day, let count): "día \(language.number(day)) de \(language.number(count))"
    case .ritual(let title, let rate): "\(title.words) \(Figure.rate(rate).spanish)"
    case .none: "–"
    }
  }
}
