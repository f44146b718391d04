import Chronology
import Languages
import Outline

private let language = Language.english

extension OutsideDayMessage {
  var english: String {
    switch self {
    case .beginsBefore(let block, let start): "\(language.say(block)) begins before the day, which starts at \(start)"
    case .goesOnAfter(let block, let end): "\(language.say(block)) goes on after the day, which ends at \(end)"
    case .beginsAfter(let block, let end): "\(language.say(block)) begins after the day, which ends at \(end)"
    case .moveOrWrite(let key): "move it, or write another time after \(language.quoted(key.rawValue)) in tidemark.md"
    }
  }
}
