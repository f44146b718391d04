import Chronology
import Languages

private let language = Language.spanish

extension LooseTaskMessage {
  var spanish: String {
    switch self {
    case .isOpen(let title, nil, let place): "\(language.title(title)) ya está pendiente en la lista de hoy, en \(place)"
    case .isOpen(let title, let day?, let place):
      "\(language.title(title)) ya está pendiente en la lista del \(language.dayAndYear(day, .short)), en \(place)"
    case .doItFirst: "haz primero esa, o escribe otro texto"
    }
  }
}
