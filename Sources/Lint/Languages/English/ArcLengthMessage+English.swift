import Chronology
import Languages

private let language = Language.english

extension ArcLengthMessage {
  var english: String {
    switch self {
    case .hasDays(let arc, let days, let bounds):
      "\(language.quoted("Arc \(arc)")) has \(language.days(days)); an arc has \(bounds.lowerBound) to \(bounds.upperBound)"
    case .endOnOrLater(let day): "end it on \(day) or later"
    case .endOnOrSooner(let day): "end it on \(day) or sooner, and begin another arc after it"
    }
  }
}
