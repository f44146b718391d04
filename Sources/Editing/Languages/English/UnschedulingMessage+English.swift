import Chronology
import Languages

private let language = Language.english

extension UnschedulingMessage {
  var english: String {
    switch self {
    case .isKept(let path): "it is kept in \(path)"
    case .blockIsRemovedToo: "its block had nothing else in it, and is removed too"
    case .isBlockWithMore(let title, let place): "\(language.title(title)) is a block with more in it, at \(place)"
    case .removeBox: "remove its box by hand"
    case .isNotPlanned(let name, let block, let date, let orLater):
      "no open task called \(language.title(name)) is planned\(block.map { " in \(language.title($0))" } ?? "") on \(date)\(orLater ? " or later" : "")"
    case .mayMeanOthers(let name): "\(language.title(name)) may mean different tasks"
    case .writeMore: "write more of the name, or FILE:LINE"
    }
  }
}
