import Chronology
import Languages

private let language = Language.english

extension OverlappingBlocksMessage {
  var english: String {
    switch self {
    case .overlaps(let later, let earlier, let line): "\(language.say(later)) overlaps \(language.say(earlier)) on line \(line)"
    case .moveOrWriteBehindWords:
      "the sections of a day mean nothing to programs, so both are planned; move one of the two, or write what happened with its time after the words"
    case .moveOrJoin: "move one of the two, or make them one block"
    case .moveOrEnd(let time): "move one of the two, or end the earlier one at \(time)"
    }
  }
}
