import Languages

private let language = Language.english

extension LifeWeekMessage {
  var english: String {
    switch self {
    case .isBehindCalendar(let number): "there is no week \(language.number(number)): the calendar ends before it"
    case .isBeforeBirth(let date, let born): "\(date) is before birth, \(born)"
    }
  }
}
