import Languages

private let language = Language.spanish

extension MonthEndMessage {
  var spanish: String {
    switch self {
    case .passesOverMonths(let rule, let days):
      "\(language.quoted(rule)) se salta los meses sin día \(language.or(days.map { "\($0)" }))"
    case .writeLast(let rule): "escribe \(language.quoted(rule)) para tener el último día de cada mes"
    }
  }
}
