import Languages

private let language = Language.spanish

extension CaptureMessage {
  var spanish: String {
    switch self {
    case .noWords: "la tarea no tiene texto"
    case .counterGoesOn(let command): "un contador sigue de un día a otro; `\(command)` lo reinicia"
    case .beginsDone(let text): "\(language.title(text)) empieza con la casilla de una tarea hecha"
    case .beginsDropped(let text): "\(language.title(text)) empieza con la casilla de una tarea descartada"
    case .addThenDo: "agrégala pendiente, y luego usa `tidemark done`"
    case .addThenDrop: "agrégala pendiente, y luego usa `tidemark drop`"
    case .literalLeavesIt: "--literal lo deja en el texto"
    case .severalDays(let days):
      "\(language.title(days)) puede ser cada semana en esos días, o una sola vez en cada uno"
    case .everyOrEach:
      "escribe “cada” antes si se repite, o agrégala una vez por cada día; --literal los deja en el texto"
    case .lengthWithoutTime(let length): "\(language.title(length)) es una duración, pero falta a qué hora empieza"
    case .nameTime: "di la hora, o quita la duración; --literal deja todo en el texto"
    case .lengthOfRule(let length): "\(language.title(length)) es una duración, y lo recurrente no lleva ninguna"
    case .leaveLengthOut: "quítala; un bloque de cada semana es una línea de “Routine” en tidemark.md"
    case .dueAndPlanned(let day, let due):
      "una tarea de un proyecto vence un día y no se planea para otro: \(language.dayAndYear(day, .short)) y \(language.dayAndYear(due, .short))"
    case .nameOneDay: "nombra uno solo; `tidemark schedule` la planea"
    case .projectTaskHasNoRange: "una tarea de un proyecto avisa a una hora, no en un intervalo"
    case .recurringHasNoRange: "una tarea recurrente tiene hora de inicio, no un intervalo"
    case .nameBeginning:
      "di la hora a la que empieza; un bloque de cada semana es una línea de “Routine” en tidemark.md"
    case .blockHasNoMore: "un bloque de un día no puede tener vencimiento ni prioridad"
    case .leaveTimeOut(let priority):
      (priority.map { "quita la hora o --priority \($0)" } ?? "quita la hora")
        + "; o ponla en un proyecto con --project y planéala con `tidemark schedule`"
    }
  }
}
