import Languages
import Outline

extension NamedFileMessage {
  var english: String {
    switch self {
    case .hasNone(let kind): "the vault has no \(kind.noun)"
    case .hasSeveral(let count, let kind): "the vault has \(count) files of the kind \(kind.rawValue)"
    case .nameOne(let option): "name one with \(option)"
    case .isBegunFirst: "a new one is begun first"
    }
  }
}
