import Chronology
import Languages

private let language = Language.french

extension UnschedulingMessage {
  var french: String {
    switch self {
    case .isKept(let path): "elle est conservée dans \(path)"
    case .blockIsRemovedToo: "sa plage ne contenait rien d’autre, et a été supprimée aussi"
    case .isBlockWithMore(let title, let place):
      "\(language.title(title)) est une plage qui contient autre chose, dans \(place)"
    case .removeBox: "enlevez sa case à la main"
    case .isNotPlanned(let name, let block, let date, let orLater):
      "aucune tâche à faire nommée \(language.title(name)) n’est prévue\(block.map { " dans \(language.title($0))" } ?? "") le \(date)\(orLater ? " ou après" : "")"
    case .mayMeanOthers(let name): "\(language.title(name)) peut désigner des tâches différentes"
    case .writeMore: "écrivez le nom plus au long, ou FILE:LINE"
    }
  }
}
