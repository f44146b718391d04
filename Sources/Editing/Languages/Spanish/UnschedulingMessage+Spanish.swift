import Chronology
import Languages

private let language = Language.spanish

extension UnschedulingMessage {
  var spanish: String {
    switch self {
    case .isKept(let path): "se guarda en \(path)"
    case .blockIsRemovedToo: "su bloque no tenía nada más, y también se eliminó"
    case .isBlockWithMore(let title, let place): "\(language.title(title)) es un bloque que contiene algo más, en \(place)"
    case .removeBox: "quita su casilla a mano"
    case .isNotPlanned(let name, let block, let date, let orLater):
      "ninguna tarea pendiente llamada \(language.title(name)) está planeada\(block.map { " en \(language.title($0))" } ?? "") para el \(date)\(orLater ? " o después" : "")"
    case .mayMeanOthers(let name): "\(language.title(name)) puede referirse a tareas distintas"
    case .writeMore: "escribe más del nombre, o FILE:LINE"
    }
  }
}
