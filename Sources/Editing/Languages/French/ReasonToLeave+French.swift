import Chronology
import Languages

private let language = Language.french

extension ReasonToLeave {
  var french: String {
    switch self {
    case .isNoProject(let title): "\(language.title(title)) n’est pas un projet"
    case .hasNoSuchTask(let project): "\(language.title(project)) n’a pas cette tâche"
    case .nothingOpen(let date): "rien n’en est à faire le \(date)"
    case .isDone: "elle est déjà faite"
    case .isDropped: "elle est abandonnée"
    }
  }
}
