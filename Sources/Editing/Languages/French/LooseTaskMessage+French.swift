import Chronology
import Languages

private let language = Language.french

extension LooseTaskMessage {
  var french: String {
    switch self {
    case .isOpen(let title, nil, let place):
      "\(language.title(title)) est déjà à faire dans la liste d’aujourd’hui, dans \(place)"
    case .isOpen(let title, let day?, let place):
      "\(language.title(title)) est déjà à faire dans la liste du \(language.dayAndYear(day, .short)), dans \(place)"
    case .doItFirst: "faites d’abord celle-là, ou écrivez un autre texte"
    }
  }
}
