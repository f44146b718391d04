import Chronology
import Languages

private let language = Language.english

extension OverlappingArcsMessage {
  var english: String {
    switch self {
    case .beginsBeforeEnd(let later, let day, let earlier, let line):
      "\(language.quoted("Arc \(later)")) begins on \(day), before \(language.quoted("Arc \(earlier)")) on line \(line) has ended"
    case .moveOne: "move one of the two"
    case .moveOneOrEnd(let day): "move one of the two, or end the earlier one with \(language.quoted("ended: \(day)"))"
    case .end(let arc, let day): "End \(language.quoted("Arc \(arc)")) on \(day)"
    }
  }
}
