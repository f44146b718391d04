import Chronology
import Languages

private let language = Language.spanish

extension ReasonToLeave {
  var spanish: String {
    switch self {
    case .isNoProject(let title): "\(language.title(title)) no es un proyecto"
    case .hasNoSuchTask(let project): "\(language.title(project)) no tiene esa tarea"
    case .nothingOpen(let date): "nada suyo está pendiente el \(date)"
    case .isDone: "ya está hecha"
    case .isDropped: "está descartada"
    }
  }
}
