import Languages

private let language = Language.french

extension DayCommandMessage {
  var french: String {
    switch self {
    case .isTheDay(let text): "\(language.quoted(text)) est le jour; enlevez --on"
    case .isSeveralDays(let text, let count):
      "\(language.quoted(text)) couvre \(language.days(count)); nommez un seul jour, ou une semaine comme \(language.quoted("semaine dernière"))"
    case .weekdayIsToday(let text, let today, let next):
      "\(language.quoted(text)) est aujourd’hui, le \(language.dayAndYear(today, .short)); \(language.quoted(text + " prochain")) est le \(language.dayAndYear(next, .short))"
    case .timeIsOfToday(let day): "--time vaut pour les rituels d’aujourd’hui, et \(day) est un autre jour"
    }
  }
}
