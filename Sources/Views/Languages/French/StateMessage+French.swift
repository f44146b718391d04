import Diagnostics
import Languages
import Planner

extension StateMessage {
  var french: String {
    switch self {
    case .task(.open), .habit(.open): "à faire"
    case .task(.done), .habit(.done): "faite"
    case .task(.dropped): "abandonnée"
    case .task(.unknown(let mark)): "marquée \(Language.french.quoted(ControlCharacters.escaping(mark)))"
    case .habit(.skipped): "sautée"
    case .habit(.missed): "manquée"
    case .habit(.ahead): "à venir"
    case .habit(.notDue): "pas prévue"
    case .waiting: "pas encore à faire"
    case .nothingDue: "rien à faire"
    }
  }
}
