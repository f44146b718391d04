import Chronology
import Languages

private let language = Language.spanish

extension WeekdayMismatchMessage {
  var spanish: String {
    switch self {
    case .isOtherWeekday(let date, let written):
      "el \(date) no es \(language.quoted(written)), sino \(language.name(of: date.weekday))"
    case .writeOrCorrectDate(let right): "escribe \(language.quoted(right)), o corrige la fecha"
    case .writeInName(let right): "escribe \(language.quoted(right)) en el nombre del archivo, o corrige su fecha"
    }
  }
}
