import Chronology
import Languages

private let language = Language.spanish

extension ArcLengthMessage {
  var spanish: String {
    switch self {
    case .hasDays(let arc, let days, let bounds):
      "\(language.quoted("Arc \(arc)")) tiene \(language.days(days)); un arco tiene de \(bounds.lowerBound) a \(bounds.upperBound)"
    case .endOnOrLater(let day): "termínalo el \(day) o después"
    case .endOnOrSooner(let day): "termínalo el \(day) o antes, y empieza otro arco después"
    }
  }
}
