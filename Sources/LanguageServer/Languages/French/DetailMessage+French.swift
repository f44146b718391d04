import Chronology
import Languages
import Outline

private let language = Language.french

extension DetailMessage {
  var french: String {
    switch self {
    case .tag: "mot-clé"
    case .section: "section"
    case .group: "groupe"
    case .file(let kind): name(of: kind)
    case .day(let day): "\(language.name(of: day.date.weekday)), \(language.distance(day))"
    case .date(let day): "\(day.date), \(language.name(of: day.date.weekday)), \(language.distance(day))"
    case .due(let day): "à faire \(language.name(of: day.date.weekday)), \(language.distance(day))"
    }
  }

  private func name(of kind: DocumentKind) -> String {
    switch kind {
    case .page: "page"
    case .day: "jour"
    case .project: "projet"
    case .stacks: "fichier de piles"
    case .ritual: "rituel"
    case .life: "vie"
    case .activities: "journal d’activités"
    case .vault: "racine du coffre"
    }
  }
}
