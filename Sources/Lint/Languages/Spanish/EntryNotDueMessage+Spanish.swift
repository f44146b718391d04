import Chronology
import Languages

private let language = Language.spanish

extension EntryNotDueMessage {
  var spanish: String {
    switch self {
    case .isNotDue(let entry, let weekday, let rule):
      "\(language.quoted(entry)), \(language.name(of: weekday)), no toca según \(language.quoted(rule))"
    case .dayIsNotDue(let day, let entry, let rule):
      "\(day) en \(language.quoted(entry)), \(language.name(of: day.weekday)), no toca según \(language.quoted(rule))"
    case .correctDate: "corrige la fecha si querías decir otro día; un día que no toca no suma nada a una racha"
    }
  }
}
