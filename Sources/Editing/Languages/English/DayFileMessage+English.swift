import Chronology
import Languages
import Outline

private let language = Language.english

extension DayFileMessage {
  var english: String {
    switch self {
    case .isThere(let path, let date): "\(path) is the file of \(date) already"
    case .changeItOrNameAnother: "change that, or name another day"
    case .isTaken(let path, let date, let kind):
      "the file of \(date) would be \(path), which is of the kind \(kind.rawValue)"
    case .giveOtherNameOrKind: "give it another name, or the property \(language.quoted("kind: day"))"
    }
  }
}
