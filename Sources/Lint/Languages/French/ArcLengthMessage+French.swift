import Chronology
import Languages

private let language = Language.french

extension ArcLengthMessage {
  var french: String {
    switch self {
    case .hasDays(let arc, let days, let bounds):
      "\(language.quoted("Arc \(arc)")) a \(language.days(days)); un arc en a de \(bounds.lowerBound) à \(bounds.upperBound)"
    case .endOnOrLater(let day): "terminez-le le \(day) ou plus tard"
    case .endOnOrSooner(let day): "terminez-le le \(day) ou plus tôt, et commencez ensuite un autre arc"
    }
  }
}
