import Chronology
import Languages

private let language = Language.french

extension WeekdayMismatchMessage {
  var french: String {
    switch self {
    case .isOtherWeekday(let date, let written):
      "le \(date) n’est pas un \(language.quoted(written)), mais un \(language.name(of: date.weekday))"
    case .writeOrCorrectDate(let right): "écrivez \(language.quoted(right)), ou corrigez la date"
    case .writeInName(let right): "écrivez \(language.quoted(right)) dans le nom du fichier, ou corrigez sa date"
    }
  }
}
