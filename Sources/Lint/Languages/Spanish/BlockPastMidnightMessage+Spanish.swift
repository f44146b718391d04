import Chronology
import Languages

private let language = Language.spanish

extension BlockPastMidnightMessage {
  var spanish: String {
    switch self {
    case .passesMidnight(let block): "\(language.say(block)) pasa de la medianoche"
    case .writeRestAsBlock: "termínalo a las 24:00, y escribe el resto como un bloque aparte, desde las 00:00"
    case .writeRest(let rest, let date): "termínalo a las 24:00, y escribe el resto, \(rest), en el archivo del \(date)"
    case .writeRestIntoNextDay(let rest): "termínalo a las 24:00, y escribe el resto, \(rest), en el archivo del día siguiente"
    case .endAtMidnight: "Terminar el bloque a las 24:00"
    case .splitOver(let date): "Terminar el bloque a las 24:00 y escribir el resto en \(date)"
    }
  }
}
