import Diagnostics
import Languages
import Planner

extension StateMessage {
  var spanish: String {
    switch self {
    case .task(.open), .habit(.open): "pendiente"
    case .task(.done): "hecha"
    case .task(.dropped): "descartada"
    case .task(.unknown(let mark)): "marcada con \(Language.spanish.quoted(ControlCharacters.escaping(mark)))"
    case .habit(.done): "hecho"
    case .habit(.skipped): "omitido"
    case .habit(.missed): "incumplido"
    case .habit(.ahead): "por venir"
    case .habit(.notDue): "no toca"
    case .waiting: "aún no toca"
    case .nothingDue: "no toca nada"
    }
  }
}
