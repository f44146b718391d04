import Chronology
import Languages

private let language = Language.english

extension EntryNotDueMessage {
  var english: String {
    switch self {
    case .isNotDue(let entry, let weekday, let rule):
      "\(language.quoted(entry)), a \(language.name(of: weekday)), is not due by \(language.quoted(rule))"
    case .dayIsNotDue(let day, let entry, let rule):
      "\(day) in \(language.quoted(entry)), a \(language.name(of: day.weekday)), is not due by \(language.quoted(rule))"
    case .correctDate: "correct the date if another day is meant; a day that is not due adds nothing to a streak"
    }
  }
}
