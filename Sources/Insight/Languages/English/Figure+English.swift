import Languages

private let language = Language.english

extension Figure {
  var english: String {
    switch self {
    case .count(let count): language.number(count)
    case .days(let count): language.days(count)
    case .rate(let rate): rate.percent.map(language.percent) ?? "–"
    case .part(let rate): "\(language.number(rate.done)) of \(language.number(rate.due))"
    case .day(let day, let count): "day \(language.number(day)) of \(language.number(count))"
    case .ritual(let title, let rate): "\(title.words) \(Figure.rate(rate).english)"
    case .none: "–"
    }
  }
}
