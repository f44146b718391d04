import Chronology
import Languages

private let language = Language.french

extension DateMeantMessage {
  var french: String {
    switch self {
    case .writeOneDay(let texts): "écrivez un seul jour, comme \(language.or(texts.map(language.quoted)))"
    case .correctWeekday(let date, let weekday, let texts):
      "le \(date) est un \(language.name(of: date.weekday)), et non un \(language.name(of: weekday))\u{A0}: écrivez \(language.or(texts.map(language.quoted))), ou un autre jour"
    case .write(let texts): "écrivez \(language.or(texts.map(language.quoted)))"
    }
  }
}
