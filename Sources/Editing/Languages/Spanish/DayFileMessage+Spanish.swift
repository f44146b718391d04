import Chronology
import Languages
import Outline

private let language = Language.spanish

extension DayFileMessage {
  var spanish: String {
    switch self {
    case .isThere(let path, let date): "\(path) ya es el archivo del \(date)"
    case .changeItOrNameAnother: "cambia ese, o nombra otro día"
    case .isTaken(let path, let date, let kind):
      "el archivo del \(date) sería \(path), que es de tipo \(language.quoted(kind.rawValue))"
    case .giveOtherNameOrKind: "dale otro nombre, o la propiedad \(language.quoted("kind: day"))"
    }
  }
}
