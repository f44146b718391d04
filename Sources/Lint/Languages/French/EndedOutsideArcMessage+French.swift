import Chronology
import Languages

private let language = Language.french

extension EndedOutsideArcMessage {
  var french: String {
    switch self {
    case .isNoDay(let day, let arc, let days):
      "\(language.quoted("\(day)")) n’est pas un jour d’\(language.quoted("Arc \(arc)")), \(days)"
    case .writeLastDay: "écrivez le dernier jour qui compte"
    case .correctOrDelete:
      "corrigez le jour, ou enlevez \(language.quoted("ended"))\(language.colon) l’arc se termine de lui-même à son dernier jour"
    }
  }
}
