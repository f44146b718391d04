import Chronology
import Languages

private let language = Language.english

extension BlockPastMidnightMessage {
  var english: String {
    switch self {
    case .passesMidnight(let block): "\(language.say(block)) passes midnight"
    case .writeRestAsBlock: "end it at 24:00, and write the rest as a block of its own, from 00:00"
    case .writeRest(let rest, let date): "end it at 24:00, and write the rest, \(rest), into the file of \(date)"
    case .writeRestIntoNextDay(let rest): "end it at 24:00, and write the rest, \(rest), into the file of the next day"
    case .endAtMidnight: "End it at 24:00"
    case .splitOver(let date): "End it at 24:00, and write the rest into \(date)"
    }
  }
}
