import Chronology
import Languages

private let language = Language.english

extension LooseTaskMessage {
  var english: String {
    switch self {
    case .isOpen(let title, nil, let place): "\(language.title(title)) is open on the list of today already, at \(place)"
    case .isOpen(let title, let day?, let place):
      "\(language.title(title)) is open on the list of \(language.dayAndYear(day, .short)) already, at \(place)"
    case .doItFirst: "do that one first, or write other words"
    }
  }
}
