import Chronology
import Languages

private let language = Language.english

extension LeftOverSettlingMessage {
  var english: String {
    switch self {
    case .isOfDay(let title, let day, let place): "\(language.title(title)) of \(language.dayAndYear(day, .short)), \(place)"
    case .canBeGivenUp(let title, let day, let place):
      "\(language.title(title)) of \(language.dayAndYear(day, .short)), \(place); `tidemark drop` with its name gives it up"
    }
  }
}
