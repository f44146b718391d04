import Chronology
import Languages

private let language = Language.spanish

extension OverlappingArcsMessage {
  var spanish: String {
    switch self {
    case .beginsBeforeEnd(let later, let day, let earlier, let line):
      "\(language.quoted("Arc \(later)")) empieza el \(day), antes de que termine \(language.quoted("Arc \(earlier)")), en la línea \(line)"
    case .moveOne: "mueve uno de los dos"
    case .moveOneOrEnd(let day): "mueve uno de los dos, o termina el anterior con \(language.quoted("ended: \(day)"))"
    case .end(let arc, let day): "Terminar \(language.quoted("Arc \(arc)")) el \(day)"
    }
  }
}
