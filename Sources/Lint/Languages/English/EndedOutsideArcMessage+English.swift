import Chronology
import Languages

private let language = Language.english

extension EndedOutsideArcMessage {
  var english: String {
    switch self {
    case .isNoDay(let day, let arc, let days):
      "\(language.quoted("\(day)")) is not a day of \(language.quoted("Arc \(arc)")), \(days)"
    case .writeLastDay: "write the last day that counts"
    case .correctOrDelete: "correct the day, or delete \(language.quoted("ended")): the arc ends by itself on its last day"
    }
  }
}
