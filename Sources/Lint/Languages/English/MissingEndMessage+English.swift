import Chronology
import Languages

private let language = Language.english

extension MissingEndMessage {
  var english: String {
    switch self {
    case .hasNoEnd(let block, let end):
      "\(language.say(block)) has no end; that it lasted until \(end) depends on the setting `default-block`"
    case .writeEnd(let range): "write it: \(language.quoted(range))"
    case .completeBlock: "Write its end"
    }
  }
}
