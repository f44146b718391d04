import Chronology
import Languages

private let language = Language.french

extension UnphasedRuleMessage {
  var french: String {
    switch self {
    case .countsFromEntry(let rule, let day):
      "\(language.quoted(rule)) n’a pas de \(language.quoted("from")), donc la règle compte depuis sa première entrée, le \(day)"
    case .countsFrom(let rule, let day):
      "\(language.quoted(rule)) n’a pas de \(language.quoted("from")), donc la règle compte depuis le \(day)"
    case .writeBelow(let day): "écrivez \(language.quoted("from: \(day)")) pour compter depuis le jour écrit en dessous"
    case .writeKeeping(let day): "écrivez \(language.quoted("from: \(day)")) pour garder les jours prévus actuellement"
    case .writeTodayOrKeeping(let today, let day):
      "écrivez \(language.quoted("from: \(today)")) pour compter depuis aujourd’hui, ou \(language.quoted("from: \(day)")) pour garder les jours prévus actuellement"
    case .writeNextOrKeeping(let next, let day):
      "écrivez \(language.quoted("from: \(next)")) pour compter depuis le prochain jour de ce genre, ou \(language.quoted("from: \(day)")) pour garder les jours prévus actuellement"
    }
  }
}
