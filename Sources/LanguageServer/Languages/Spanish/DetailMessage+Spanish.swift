import Chronology
import Languages
import Outline

private let language = Language.spanish

extension DetailMessage {
  var spanish: String {
    switch self {
    case .tag: "etiqueta"
    case .section: "sección"
    case .group: "grupo"
    case .file(let kind): name(of: kind)
    case .day(let day): "\(language.name(of: day.date.weekday)), \(language.distance(day))"
    case .date(let day): "\(day.date), \(language.name(of: day.date.weekday)), \(language.distance(day))"
    case .due(let day): "toca el \(language.name(of: day.date.weekday)), \(language.distance(day))"
    }
  }

  private func name(of kind: DocumentKind) -> String {
    switch kind {
    case .page: "página"
    case .day: "día"
    case .project: "proyecto"
    case .stacks: "archivo de pilas"
    case .ritual: "ritual"
    case .life: "vida"
    case .activities: "registro de actividades"
    case .vault: "raíz de la bóveda"
    }
  }
}
