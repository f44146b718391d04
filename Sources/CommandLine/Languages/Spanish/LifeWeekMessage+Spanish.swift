import Languages

private let language = Language.spanish

extension LifeWeekMessage {
  var spanish: String {
    switch self {
    case .isBehindCalendar(let number): "no hay semana \(language.number(number)): el calendario termina antes"
    case .isBeforeBirth(let date, let born): "\(date) es antes del nacimiento, \(born)"
    }
  }
}
