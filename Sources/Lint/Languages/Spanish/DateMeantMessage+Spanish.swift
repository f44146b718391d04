import Chronology
import Languages

private let language = Language.spanish

extension DateMeantMessage {
  var spanish: String {
    switch self {
    case .writeOneDay(let texts): "escribe un solo día, como \(language.or(texts.map(language.quoted)))"
    case .correctWeekday(let date, let weekday, let texts):
      "el \(date) es \(language.name(of: date.weekday)), no \(language.name(of: weekday)): escribe \(language.or(texts.map(language.quoted))), u otro día"
    case .write(let texts): "escribe \(language.or(texts.map(language.quoted)))"
    }
  }
}
