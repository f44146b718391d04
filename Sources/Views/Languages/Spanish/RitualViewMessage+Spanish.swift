import Languages
import Planner

private let language = Language.spanish

extension RitualViewMessage {
  var spanish: String {
    switch self {
    case .time(let slot): RitualMessage.slot(slot).spanish
    case .theme(let theme): "tema \(theme)"
    case .finished(let day): "terminado el \(language.day(day))"
    case .arc(let number): "Arco \(number)"
    case .noHabit: "El arco no tiene ningún hábito."
    case .noHabitInItems: "El arco no tiene ningún hábito; los elementos de su lista son sus hábitos."
    case .noArc: "No tiene ningún arco."
    case .noArcInSections(let section):
      "No tiene ningún arco. Un arco comienza con una sección como \(language.quoted(section))."
    case .toWriteArc: "Este comando la escribe:"
    case .unreadArc: "Tiene un arco que no se puede leer."
    case .toReadArc: "Tiene un arco que no se puede leer. Este comando dice por qué:"
    case .toRenew(let arc): "El arco está completo; \(RitualMessage.renewal(arc).spanish):"
    case .renewable: "El arco está completo; se puede renovar."
    case .stateToday(let state): "\(language.state(state)) hoy"
    case .streak(let count): "racha de \(language.number(count))"
    case .streakAndLongest(let count, let longest):
      "\(language.number(count)), la más larga de \(language.number(longest))"
    case .soFar(let rate): "\(language.percent(rate)) hasta ahora"
    case .day(let day): "día \(language.number(day))"
    case .latestNotes(let count, let all): "las \(language.number(count)) más recientes de \(language.number(all))"
    case .allNotes(let command): "\(language.quoted(command)) las muestra todas."
    }
  }
}
