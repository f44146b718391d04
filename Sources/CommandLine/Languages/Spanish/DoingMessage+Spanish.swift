import Languages

private let language = Language.spanish

extension DoingMessage {
  var spanish: String {
    switch self {
    case .noLogForDays(let title): "\(language.title(title)) no tiene registro y se hace un solo día"
    case .nameOneDay: "indica un solo día con --on"
    case .nothingNamed: "no se nombró nada"
    case .nameWhatWasDone: "nombra lo que se hizo, o un ritual"
    case .noLogForNote(let title): "\(language.title(title)) no tiene registro, así que --note no tiene dónde escribir"
    case .noteIsBelow: "la nota de una tarea se escribe debajo de ella"
    case .boxKeepsNoTime(let title): "\(language.title(title)) no tiene registro: su casilla se marca y no guarda ninguna hora"
    case .leaveOut(let time): "quita \(time)"
    case .nothingOpen(let ritual, let day): "nada de \(language.title(ritual)) está pendiente el \(day)"
    case .nothingSettled(let ritual, let day): "nada de \(language.title(ritual)) está hecho ni omitido el \(day)"
    case .daysAndEnds: "--on dice todos los días; --from y --to, el primero y el último"
    case .takeOne: "usa solo una de las dos"
    case .lastBeforeFirst(let last, let first): "el último día, \(last), es anterior al primero, \(first)"
    case .noLogToReopen(let title): "\(language.title(title)) no tiene registro, así que no se reabren días"
    case .leaveOutOn: "quita --on"
    case .ritualIsNotDropped(let title): "\(language.title(title)) es un ritual, y un ritual no se descarta"
    case .isLength(let text): "\(language.title(text)) es una duración, y una entrada de un registro tiene día y hora"
    case .sayInWords: "dilo en las palabras de la entrada"
    case .putDayBehind: "pon el día y la hora después de los nombres, como en \(language.quoted("ayer 18:30"))"
    }
  }
}
