import Chronology
import Languages

private let language = Language.english

extension DateMeantMessage {
  var english: String {
    switch self {
    case .writeOneDay(let texts): "write one day, as \(language.or(texts.map(language.quoted)))"
    case .correctWeekday(let date, let weekday, let texts):
      "\(date) is a \(language.name(of: date.weekday)), not a \(language.name(of: weekday)): write \(language.or(texts.map(language.quoted))), or another day"
    case .write(let texts): "write \(language.or(texts.map(language.quoted)))"
    }
  }
}
