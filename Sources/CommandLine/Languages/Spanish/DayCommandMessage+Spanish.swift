import Languages

private let language = Language.spanish

extension DayCommandMessage {
  var spanish: String {
    switch self {
    case .isTheDay(let text): "\(language.quoted(text)) es el día; quita --on"
    case .isSeveralDays(let text, let count):
      "\(language.quoted(text)) abarca \(language.days(count)); nombra un solo día, o una semana como \(language.quoted("la semana pasada"))"
    case .weekdayIsToday(let text, let today, let next):
      "\(language.quoted(text)) es hoy, \(language.dayAndYear(today, .short)); \(language.quoted("próximo " + language.name(of: next.weekday))) es \(language.dayAndYear(next, .short))"
    case .timeIsOfToday(let day): "--time es para los rituales de hoy, y \(day) es otro día"
    }
  }
}
