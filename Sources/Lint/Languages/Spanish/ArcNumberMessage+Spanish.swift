import Chronology
import Languages

private let language = Language.spanish

extension ArcNumberMessage {
  var spanish: String {
    switch self {
    case .hasNumberOf(let arc, let line, let day):
      "\(language.quoted("Arc \(arc)")) tiene el número del arco de la línea \(line), que empieza el \(day)"
    case .beginsAfter(let arc, let before, let line):
      "\(language.quoted("Arc \(arc)")) empieza después de \(language.quoted("Arc \(before)")), en la línea \(line), y tiene un número menor"
    case .giveNumberAbove(let highest): "numera los arcos por su primer día: dale a este un número mayor que \(highest)"
    case .numberByFirstDays: "Numerar los arcos por su primer día"
    }
  }
}
