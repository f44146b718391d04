import Languages
import Planner

private let language = Language.english

extension ItemMessage {
  var english: String {
    switch self {
    case .state(let state): state.rawValue
    case .unnamedBlock: TimeBlock.standardTitle
    case .unnamedMark: "Without words"
    case .nothingToList: "The vault has nothing to list."
    case .items(let count): language.counted(count, "item", "items")
    case .group(let title, let count): "\(title), \(language.counted(count, "item", "items")):"
    case .found(let line): "Found: \(line)"
    }
  }
}
