import Chronology
import Languages

private let language = Language.english

extension MarkOutOfLifeMessage {
  var english: String {
    switch self {
    case .isBeforeBirth(let date, let born): "\(language.quoted(date)) is before the first day of this life, \(born)"
    case .correctDateOrBorn: "correct the date, or that in \(language.quoted("born"))"
    case .isInFuture(let date, let today): "\(language.quoted(date)) is in a future week; today is \(today)"
    case .correctDateOrWait: "correct the date, or mark the week when it has come"
    }
  }
}
