import Chronology
import Languages

private let language = Language.french

extension EntryNotDueMessage {
  var french: String {
    switch self {
    case .isNotDue(let entry, let weekday, let rule):
      "\(language.quoted(entry)), un \(language.name(of: weekday)), n’est pas un jour prévu par \(language.quoted(rule))"
    case .dayIsNotDue(let day, let entry, let rule):
      "dans \(language.quoted(entry)), le \(day), un \(language.name(of: day.weekday)), n’est pas un jour prévu par \(language.quoted(rule))"
    case .correctDate: "corrigez la date si vous vouliez dire un autre jour; un jour non prévu n’ajoute rien à une série"
    }
  }
}
