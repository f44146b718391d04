import Chronology
import Languages

private let language = Language.english

extension ReasonToLeave {
  var english: String {
    switch self {
    case .isNoProject(let title): "\(language.title(title)) is not a project"
    case .hasNoSuchTask(let project): "\(language.title(project)) has no such task"
    case .nothingOpen(let date): "nothing of it is open on \(date)"
    case .isDone: "it is done"
    case .isDropped: "it is dropped"
    }
  }
}
