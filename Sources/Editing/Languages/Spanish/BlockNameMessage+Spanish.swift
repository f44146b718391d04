import Chronology
import Languages

private let language = Language.spanish

extension BlockNameMessage {
  var spanish: String {
    switch self {
    case .blocks(let date, let titles):
      "los bloques del \(date) son \(titles.map { language.title($0) }.joined(separator: ", "))"
    case .mayMean(let name, let count, let date, let times):
      "\(language.title(name)) puede referirse a \(language.counted(count, "bloque", "bloques")) del \(date): \(language.and(times.map { "a \(language.theTime($0))" }))"
    case .nameByStart: "nombra el bloque por su hora de inicio, o por FILE:LINE"
    case .isOfRoutine(let title): "\(language.title(title)) es un bloque de la rutina"
    case .writeByHand: "escríbelo a mano en el día"
    case .isLeftOut(let date, let title, let place):
      "fuera de la rutina el \(date): \(language.title(title)), \(place)"
    }
  }
}
