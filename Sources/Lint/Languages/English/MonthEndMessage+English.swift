import Languages

private let language = Language.english

extension MonthEndMessage {
  var english: String {
    switch self {
    case .passesOverMonths(let rule, let days):
      "\(language.quoted(rule)) passes over the months without a day \(language.or(days.map { "\($0)" }))"
    case .writeLast(let rule): "write \(language.quoted(rule)) to have the last day of every month"
    }
  }
}
