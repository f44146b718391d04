import Languages

private let language = Language.spanish

extension BlockCommandMessage {
  var spanish: String {
    switch self {
    case .nearestAndOverlap: "--nearest evita otros bloques, y --overlap no"
    case .takeOne: "usa solo una de las dos"
    case .isTaskWithoutTime(let title, let place):
      "\(language.title(title)) es una tarea sin hora, en \(place), y no un bloque de tiempo"
    case .scheduleGivesTime: "`tidemark schedule` le da una"
    case .noWords: "el bloque no tiene texto"
    case .nothingSaid: "no se dice ni día ni hora"
    case .sayWhere(let title): "di a dónde va \(language.title(title))"
    case .optionNamesDay: "--on dice en qué día está el bloque"
    case .isNotOneTime(let text): "\(language.title(text)) no es una sola hora"
    case .saySecondBeginning: "di cuándo comienza el segundo, como en 15:00; --on dice el día"
    case .sayTheSame(let text): "\(language.title(text)) y --at dicen lo mismo"
    case .leaveOutOne: "quita uno de los dos"
    case .read(let text, let day): "\(language.title(text)) se leyó como \(language.dayAndYear(day, .short))"
    }
  }
}
