import Chronology
import Languages

private let language = Language.spanish

extension PartAssignmentMessage {
  var spanish: String {
    switch self {
    case .value(let title, let key, let value, let place):
      "\(language.title(title)), \(language.quoted("\(key): \(value)")), \(place)"
    case .extendBlock(let title, let place):
      "el final de \(language.title(title)) se cambia con `tidemark block extend`, en \(place)"
    case .moveBlock(let title, let place):
      "un bloque se mueve con `tidemark block move`, y \(language.title(title)) es uno, en \(place)"
    case .count(let title, let place): "el número de \(language.title(title)) se cambia con `tidemark count`, en \(place)"
    case .tally(let title, let count, let place):
      "\(language.title(title)) tiene \(language.counted(count, "raya", "rayas")), y eso se cambia con `tidemark tally`, en \(place)"
    case .best(let title, let place): "\(language.title(title)) se lleva con `tidemark best`, intento por intento, en \(place)"
    case .edit(let title, let place): "el texto de \(language.title(title)) se cambia con `tidemark edit`, en \(place)"
    case .isNoGoal(let text, let title, let place):
      "\(language.title(text)) no es una meta para \(language.title(title)), en \(place)"
    case .writeGoal: "escribe un número mayor que 0, sin unidad"
    case .writeLength: "escribe una duración, como \(language.quoted("0:30"))"
    case .writeNumber: "escribe un número, como \(language.quoted("30"))"
    case .isNoDay(let text): "\(language.title(text)) no es un día"
    case .writeDay: "escribe un día, como \(language.quoted("2027-04-01")) o \(language.quoted("mañana"))"
    case .hasTwoDays(let title, let days, let place): "\(language.title(title)) tiene dos días, \(days), en \(place)"
    case .sayWhich: "di cuál de los dos quieres cambiar"
    case .wouldEndBeforeStart(let title, let last, let first, let place):
      "\(language.title(title)) terminaría el \(last), antes de comenzar el \(first), en \(place)"
    case .isNoTime(let text): "\(language.title(text)) no es una hora"
    case .writeTime:
      "escribe una hora, como \(language.quoted("9:30")), o de una a otra, como \(language.quoted("9:30-10:00"))"
    case .wouldNotEnd(let title, let start):
      "\(language.title(title)) no terminaría después de \(language.theTime(ShownTime(start, .twentyFourHours))) en su día"
    case .writeBothTimes: "escribe las dos horas, como \(language.quoted("9:30-10:00"))"
    }
  }
}
