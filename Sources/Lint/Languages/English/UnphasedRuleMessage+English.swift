import Chronology
import Languages

private let language = Language.english

extension UnphasedRuleMessage {
  var english: String {
    switch self {
    case .countsFromEntry(let rule, let day):
      "\(language.quoted(rule)) has no \(language.quoted("from")), so it counts from its first entry, \(day)"
    case .countsFrom(let rule, let day): "\(language.quoted(rule)) has no \(language.quoted("from")), so it counts from \(day)"
    case .writeBelow(let day): "write \(language.quoted("from: \(day)")) to count from the day below it"
    case .writeKeeping(let day): "write \(language.quoted("from: \(day)")) to keep the days that are due now"
    case .writeTodayOrKeeping(let today, let day):
      "write \(language.quoted("from: \(today)")) to count from today, or \(language.quoted("from: \(day)")) to keep the days that are due now"
    case .writeNextOrKeeping(let next, let day):
      "write \(language.quoted("from: \(next)")) to count from the next such day, or \(language.quoted("from: \(day)")) to keep the days that are due now"
    }
  }
}
