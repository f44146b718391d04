import Chronology
import Languages

private let language = Language.french

extension RuleClause {
  var french: String {
    switch self {
    case .at(let times): "à \(language.and(times.map(language.time)))"
    case .between(let start, let end): "entre \(language.time(start)) et \(language.time(end))"
    case .inMonths(let months): "en \(language.and(months.map { language.name(of: $0) }))"
    case .from(let day): "à partir du \(day)"
    case .until(let day): "jusqu’au \(day)"
    }
  }
}
