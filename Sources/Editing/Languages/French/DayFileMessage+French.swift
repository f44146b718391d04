import Chronology
import Languages
import Outline

private let language = Language.french

extension DayFileMessage {
  var french: String {
    switch self {
    case .isThere(let path, let date): "\(path) est déjà le fichier du \(date)"
    case .changeItOrNameAnother: "modifiez celui-là, ou nommez un autre jour"
    case .isTaken(let path, let date, let kind):
      "le fichier du \(date) serait \(path), qui est de type \(language.quoted(kind.rawValue))"
    case .giveOtherNameOrKind: "donnez-lui un autre nom, ou la propriété \(language.quoted("kind: day"))"
    }
  }
}
