import Chronology
import Languages

private let language = Language.spanish

extension EndedOutsideArcMessage {
  var spanish: String {
    switch self {
    case .isNoDay(let day, let arc, let days):
      "\(language.quoted("\(day)")) no es un día de \(language.quoted("Arc \(arc)")), \(days)"
    case .writeLastDay: "escribe el último día que cuenta"
    case .correctOrDelete: "corrige el día, o quita \(language.quoted("ended")): el arco termina solo en su último día"
    }
  }
}
