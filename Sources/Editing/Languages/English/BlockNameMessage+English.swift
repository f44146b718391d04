import Chronology
import Languages

private let language = Language.english

extension BlockNameMessage {
  var english: String {
    switch self {
    case .blocks(let date, let titles):
      "the blocks of \(date) are \(titles.map { language.title($0) }.joined(separator: ", "))"
    case .mayMean(let name, let count, let date, let times):
      "\(language.title(name)) may mean \(count) blocks on \(date): at \(times.map { language.time($0) }.joined(separator: ", "))"
    case .nameByStart: "name the block by its start, or by FILE:LINE"
    case .isOfRoutine(let title): "\(language.title(title)) is a block of the routine"
    case .writeByHand: "write it into the day by hand"
    case .isLeftOut(let date, let title, let place):
      "left out of the routine on \(date): \(language.title(title)), \(place)"
    }
  }
}
