import Languages

private let language = Language.french

extension LifeWeekMessage {
  var french: String {
    switch self {
    case .isBehindCalendar(let number):
      "il n’y a pas de semaine \(language.number(number))\(language.colon) le calendrier finit avant"
    case .isBeforeBirth(let date, let born): "\(date) est avant la naissance, \(born)"
    }
  }
}
