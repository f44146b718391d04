import Chronology
import Languages

private let language = Language.spanish

extension NamedDoingMessage {
  var spanish: String {
    switch self {
    case .hasNoBox(let block, let day, nil): "\(language.title(block)) es un bloque del \(day) sin casilla"
    case .hasNoBox(let block, let day, let title?):
      "\(language.title(block)) es un bloque del \(day) sin casilla, y \(language.title(title)) tiene un nombre más largo"
    case .giveWholeName(let title): "da el nombre completo, \(language.title(title)), si te refieres a eso"
    case .nameTasks: "nombra sus tareas"
    case .needsNoTick(let place):
      "un bloque no necesita marcarse; escribe \(language.quoted("[ ]")) antes de su hora, en \(place), para darle una casilla"
    case .hasNumber(let title, let type, let place):
      "\(language.title(title)) es \(ThingKind.item(type).spanish), que tiene un número y no una casilla, en \(place)"
    case .isOfDay(let title, let day, let place):
      "\(language.title(title)) es del \(language.dayAndYear(day, .short)), en \(place), y no se puede hacer en otro día"
    case .leaveOutDay: "quita el día"
    }
  }
}
