import Chronology
import Languages

private let language = Language.spanish

extension RuleClause {
  var spanish: String {
    switch self {
    case .at(let times): "a \(language.and(times.map(language.theTime)))"
    case .between(let start, let end): "entre \(language.theTime(start)) y \(language.theTime(end))"
    case .inMonths(let months): "en \(language.and(months.map { language.name(of: $0) }))"
    case .from(let day): "desde el \(day)"
    case .until(let day): "hasta el \(day)"
    }
  }
}
