import Chronology
import Languages
import Planner

private let language = Language.spanish

extension OverlappingBlocksMessage {
  var spanish: String {
    switch self {
    case .overlaps(let later, let earlier, let line):
      "\(language.say(later)) se traslapa con \(language.say(earlier)), en la línea \(line)"
    case .moveOrWriteBehindWords:
      "las secciones de un día no significan nada para los programas, así que los dos están planeados; mueve uno de los dos, o escribe lo que pasó con su hora después del texto"
    case .moveOrJoin: "mueve uno de los dos, o haz de ellos un solo bloque"
    case .moveOrEnd(let time):
      "mueve uno de los dos, o termina el primero a \(language.theTime(ShownTime(time, .twentyFourHours)))"
    }
  }
}
