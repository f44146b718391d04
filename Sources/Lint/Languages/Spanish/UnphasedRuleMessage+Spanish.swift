import Chronology
import Languages

private let language = Language.spanish

extension UnphasedRuleMessage {
  var spanish: String {
    switch self {
    case .countsFromEntry(let rule, let day):
      "\(language.quoted(rule)) no tiene \(language.quoted("from")), así que cuenta desde su primera entrada, \(day)"
    case .countsFrom(let rule, let day):
      "\(language.quoted(rule)) no tiene \(language.quoted("from")), así que cuenta desde el \(day)"
    case .writeBelow(let day): "escribe \(language.quoted("from: \(day)")) para contar desde el día de abajo"
    case .writeKeeping(let day): "escribe \(language.quoted("from: \(day)")) para conservar los días que tocan ahora"
    case .writeTodayOrKeeping(let today, let day):
      "escribe \(language.quoted("from: \(today)")) para contar desde hoy, o \(language.quoted("from: \(day)")) para conservar los días que tocan ahora"
    case .writeNextOrKeeping(let next, let day):
      "escribe \(language.quoted("from: \(next)")) para contar desde el siguiente día así, o \(language.quoted("from: \(day)")) para conservar los días que tocan ahora"
    }
  }
}
