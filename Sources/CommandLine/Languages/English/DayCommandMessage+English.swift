import Languages

private let language = Language.english

extension DayCommandMessage {
  var english: String {
    switch self {
    case .isTheDay(let text): "\(language.quoted(text)) is the day; leave out --on"
    case .isSeveralDays(let text, let count):
      "\(language.quoted(text)) is \(count) \(count == 1 ? "day" : "days"); name one day, or a week like \(language.quoted("last week"))"
    case .weekdayIsToday(let text, let today, let next):
      "\(language.quoted(text)) is today, \(language.dayAndYear(today, .short)); \(language.quoted("next " + text)) is \(language.dayAndYear(next, .short))"
    case .timeIsOfToday(let day): "--time is for the rituals of today, and \(day) is another day"
    }
  }
}
