import Languages

private let language = Language.french

extension MonthEndMessage {
  var french: String {
    switch self {
    case .passesOverMonths(let rule, let days):
      "\(language.quoted(rule)) saute les mois qui n’ont pas de jour \(language.or(days.map { "\($0)" }))"
    case .writeLast(let rule): "écrivez \(language.quoted(rule)) pour avoir le dernier jour de chaque mois"
    }
  }
}
