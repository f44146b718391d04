import Chronology
import Languages

private let language = Language.french

extension LeftOverSettlingMessage {
  var french: String {
    switch self {
    case .isOfDay(let title, let day, let place): "\(language.title(title)) du \(language.dayAndYear(day, .short)), \(place)"
    case .canBeGivenUp(let title, let day, let place):
      "\(language.title(title)) du \(language.dayAndYear(day, .short)), \(place); `tidemark drop` suivi de son nom l’abandonne"
    }
  }
}
