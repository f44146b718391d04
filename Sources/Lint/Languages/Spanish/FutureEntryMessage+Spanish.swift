import Chronology
import Languages

private let language = Language.spanish

extension FutureEntryMessage {
  var spanish: String {
    switch self {
    case .isAfter(let entry, let today): "\(language.quoted(entry)) es posterior a hoy, \(today)"
    case .goesOnAfter(let entry, let today): "\(language.quoted(entry)) sigue después de hoy, \(today)"
    case .correctOrWait:
      "corrige la fecha, o escribe la entrada cuando llegue su día; solo \(language.quoted("skipped")) puede estar en el futuro"
    }
  }
}
