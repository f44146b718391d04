import Chronology
import Languages

private let language = Language.english

extension RuleClause {
  var english: String {
    switch self {
    case .at(let times): "at \(language.and(times.map(language.time)))"
    case .between(let start, let end): "between \(language.time(start)) and \(language.time(end))"
    case .inMonths(let months): "in \(language.and(months.map { language.name(of: $0) }))"
    case .from(let day): "from \(day)"
    case .until(let day): "until \(day)"
    }
  }
}
