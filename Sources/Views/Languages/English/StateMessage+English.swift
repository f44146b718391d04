import Diagnostics
import Languages
import Planner

extension StateMessage {
  var english: String {
    switch self {
    case .task(.open), .habit(.open): "open"
    case .task(.done), .habit(.done): "done"
    case .task(.dropped): "dropped"
    case .task(.unknown(let mark)): "marked \(Language.english.quoted(ControlCharacters.escaping(mark)))"
    case .habit(.skipped): "skipped"
    case .habit(.missed): "missed"
    case .habit(.ahead): "ahead"
    case .habit(.notDue): "not due"
    case .waiting: "not open yet"
    case .nothingDue: "nothing due"
    }
  }
}
