import Chronology
import Languages

private let language = Language.spanish

extension MarkOutOfLifeMessage {
  var spanish: String {
    switch self {
    case .isBeforeBirth(let date, let born): "\(language.quoted(date)) es anterior al primer día de esta vida, \(born)"
    case .correctDateOrBorn: "corrige la fecha, o la de \(language.quoted("born"))"
    case .isInFuture(let date, let today): "\(language.quoted(date)) está en una semana futura; hoy es \(today)"
    case .correctDateOrWait: "corrige la fecha, o marca la semana cuando llegue"
    }
  }
}
