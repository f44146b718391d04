import Chronology
import Languages

private let language = Language.spanish

extension TickedRecurringMessage {
  var spanish: String {
    switch self {
    case .ticksTask(let box): "\(language.quoted(box)) marca una tarea recurrente; su registro dice cuándo se hizo"
    case .ticksHabit(let box): "\(language.quoted(box)) marca un hábito; su registro dice cuándo se hizo"
    case .ticksActivity(let box): "\(language.quoted(box)) marca una actividad; su registro dice cuándo se hizo"
    case .writeDay(let day): "escribe el día debajo, como \(language.quoted("- \(day)")), y abre la casilla"
    case .writeDaysOfArc: "abre la casilla, y escribe debajo los días del arco en los que se hizo"
    case .openAndWrite(let day): "Abrir la casilla y escribir \(day) en el registro"
    case .openBox: "Abrir la casilla"
    }
  }
}
