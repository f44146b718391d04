import Languages
import Outline

private let language = Language.french

extension NamedFileMessage {
  var french: String {
    switch self {
    case .hasNone(let kind): "le coffre n’a \(none(of: kind))"
    case .hasSeveral(let count, let kind):
      "le coffre a \(language.counted(count, "fichier", "fichiers")) de type \(language.quoted(kind.rawValue))"
    case .nameOne(let option): "nommez-en un avec `\(option)`"
    case .isBegunFirst(let kind):
      "il faut d’abord en commencer \(none(of: kind).hasPrefix("aucune ") ? "une nouvelle" : "un nouveau")"
    }
  }

  private func none(of kind: DocumentKind) -> String {
    switch kind {
    case .page: "aucune page"
    case .day: "aucun jour"
    case .project: "aucun projet"
    case .stacks: "aucun fichier de piles"
    case .ritual: "aucun rituel"
    case .life: "aucune vie"
    case .activities: "aucun journal d’activités"
    case .vault: "aucune racine"
    }
  }
}
