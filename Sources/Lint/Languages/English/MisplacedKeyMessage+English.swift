import Languages
import Outline

private let language = Language.english

extension MisplacedKeyMessage {
  var english: String {
    switch self {
    case .isNotReadHere(let key): "\(language.quoted(key.rawValue)) is not read here"
    case .isRead(let key, let kind): "it is read \(language.say(KeyPlacesMessage(key, in: kind)))"
    case .writeTimeBeforeWords: "write the time before the words, where the block begins, and nowhere else"
    case .deleteOrWriteOnTask: "delete it, or write it on a task below the block"
    case .meansNothingWithout(let key, let keys):
      "\(language.quoted(key.rawValue)) means nothing without \(language.or(keys.map { language.quoted($0.rawValue) }))"
    case .addOrRemoveBox(let keys):
      "add \(language.or(keys.map { language.quoted($0.rawValue) })), or remove the box: then the item counts the days until then"
    case .addOrDelete(let keys, let key):
      "add \(language.or(keys.map { language.quoted($0.rawValue) })), or delete \(language.quoted(key.rawValue))"
    case .meansNothingAfterDone: "\(language.quoted("in")) means nothing beside \(language.quoted("after done"))"
    case .deleteOrWriteCalendar: "delete \(language.quoted("in")), or write a rule of the calendar"
    case .meansNothing(let key): "\(language.quoted(key.rawValue)) means nothing here"
    case .meansNothingIn(let key, let type):
      "\(language.quoted(key.rawValue)) means nothing here: another field makes the item one of type \(language.quoted(type.rawValue))"
    case .deleteOneField: "delete one of the two fields"
    case .isRecurring(let advice): language.say(advice)
    case .sayProjectInWords(let project, let title):
      "a block is for its tasks, and each of them may name a project; if all of it is for \(language.quoted(project)), say so in the words, as \(language.quoted("\(title), \(project)"))"
    }
  }
}
