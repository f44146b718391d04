import Chronology
import Languages

private let language = Language.french

extension OverlappingArcsMessage {
  var french: String {
    switch self {
    case .beginsBeforeEnd(let later, let day, let earlier, let line):
      "\(language.quoted("Arc \(later)")) commence le \(day), avant la fin d’\(language.quoted("Arc \(earlier)")), à la ligne \(line)"
    case .moveOne: "déplacez l’un des deux"
    case .moveOneOrEnd(let day): "déplacez l’un des deux, ou terminez le premier avec \(language.quoted("ended: \(day)"))"
    case .end(let arc, let day): "Terminer \(language.quoted("Arc \(arc)")) le \(day)"
    }
  }
}
