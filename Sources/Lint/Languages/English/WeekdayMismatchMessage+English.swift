import Chronology
import Languages

private let language = Language.english

extension WeekdayMismatchMessage {
  var english: String {
    switch self {
    case .isOtherWeekday(let date, let written):
      "\(date) is not a \(language.quoted(written)) but a \(language.name(of: date.weekday))"
    case .writeOrCorrectDate(let right): "write \(language.quoted(right)), or correct the date"
    case .writeInName(let right): "write \(language.quoted(right)) in the name of the file, or correct its date"
    }
  }
}
