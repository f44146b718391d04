import Chronology
import Languages

private let language = Language.spanish

extension LeftOverSettlingMessage {
  var spanish: String {
    switch self {
    case .isOfDay(let title, let day, let place): "\(language.title(title)) del \(language.dayAndYear(day, .short)), \(place)"
    case .canBeGivenUp(let title, let day, let place):
      "\(language.title(title)) del \(language.dayAndYear(day, .short)), \(place); `tidemark drop` con su nombre lo descarta"
    }
  }
}
