import Languages
import Outline

private let language = Language.english

extension SeveralValuesMessage {
  var english: String {
    switch self {
    case .hasNoColon(let words): "\(language.quoted(words)) has no colon, so it is part of \(language.quoted("notify"))"
    case .writeTimeOfReminder(let group): "write \(language.quoted(group)), with the time at which to be reminded on that day"
    case .isDayAndTime(let text, let key):
      "\(language.quoted(text)) is a day and a time, and \(language.quoted(key.rawValue)) takes a day"
    case .writeToBeReminded(let text): "write \(language.quoted(text)) to be reminded then"
    case .writeTimeAmongWords(let text): "write \(language.quoted(text)), and the time among the words"
    case .writeAndGiveOwnKey(let text, let words):
      "write \(language.quoted(text)), and give \(language.quoted(words)) a key of its own, or move it out of the parentheses"
    case .takeOut(let words): "Take \(language.quoted(words)) out of the brackets"
    }
  }
}
