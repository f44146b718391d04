import Chronology
import Languages
import Outline

private let language = Language.french

extension OutsideDayMessage {
  var french: String {
    switch self {
    case .beginsBefore(let block, let start): "\(language.say(block)) commence avant la journée, qui débute à \(start)"
    case .goesOnAfter(let block, let end): "\(language.say(block)) continue après la journée, qui se termine à \(end)"
    case .beginsAfter(let block, let end): "\(language.say(block)) commence après la journée, qui se termine à \(end)"
    case .moveOrWrite(let key):
      "déplacez-la, ou écrivez une autre heure après \(language.quoted(key.rawValue)) dans tidemark.md"
    }
  }
}
