import Chronology
import Languages

private let language = Language.spanish

extension TaskAdditionMessage {
  var spanish: String {
    switch self {
    case .noProjectHas(let title, let place): "ningún proyecto tiene la tarea \(language.title(title)) de \(place)"
    case .fromDay(let title, let project, let place, let day, let copy):
      "\(language.title(title)) a \(language.title(project)), \(place); sigue planeada para el \(language.dayAndYear(day, .short)), \(copy)"
    case .saysProject(let place): "también dice el proyecto: \(place)"
    case .task(let title, let project, let place): "\(language.title(title)) a \(language.title(project)), \(place)"
    case .isTaskOf(let project, let title, let place):
      "\(language.title(title)) ya es una tarea de \(language.title(project)), en \(place)"
    case .giveOtherName: "dale otro nombre"
    case .fromProject(let title, let old, let new, let place):
      "\(language.title(title)) de \(language.title(old)) a \(language.title(new)), \(place)"
    case .saysNewProject(let place): "también dice el nuevo proyecto: \(place)"
    case .isOpenTaskOf(let project, let title, let place):
      "\(language.title(title)) ya es una tarea pendiente de \(language.title(project)), en \(place)"
    case .doThatFirst: "haz esa primero, o escribe otro texto"
    }
  }
}
