import Languages
import Outline

private let language = Language.spanish

extension NamedFileMessage {
  var spanish: String {
    switch self {
    case .hasNone(let kind): "la bóveda no tiene \(none(of: kind))"
    case .hasSeveral(let count, let kind):
      "la bóveda tiene \(language.counted(count, "archivo", "archivos")) de tipo \(language.quoted(kind.rawValue))"
    case .nameOne(let option): "nombra uno con `\(option)`"
    case .isBegunFirst(let kind): "primero hay que comenzar \(none(of: kind).hasPrefix("ninguna ") ? "una nueva" : "uno nuevo")"
    }
  }

  private func none(of kind: DocumentKind) -> String {
    switch kind {
    case .page: "ninguna página"
    case .day: "ningún día"
    case .project: "ningún proyecto"
    case .stacks: "ningún archivo de pilas"
    case .ritual: "ningún ritual"
    case .life: "ninguna vida"
    case .activities: "ningún registro de actividades"
    case .vault: "ninguna raíz"
    }
  }
}
