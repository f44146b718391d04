import Chronology
import Languages

private let language = Language.french

extension MarkOutOfLifeMessage {
  var french: String {
    switch self {
    case .isBeforeBirth(let date, let born): "\(language.quoted(date)) vient avant le premier jour de cette vie, le \(born)"
    case .correctDateOrBorn: "corrigez la date, ou celle de \(language.quoted("born"))"
    case .isInFuture(let date, let today): "\(language.quoted(date)) est dans une semaine à venir; nous sommes le \(today)"
    case .correctDateOrWait: "corrigez la date, ou marquez la semaine quand elle sera venue"
    }
  }
}
