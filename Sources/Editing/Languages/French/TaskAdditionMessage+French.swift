import Chronology
import Languages

private let language = Language.french

extension TaskAdditionMessage {
  var french: String {
    switch self {
    case .noProjectHas(let title, let place): "aucun projet n’a la tâche \(language.title(title)) de \(place)"
    case .fromDay(let title, let project, let place, let day, let copy):
      "\(language.title(title)) à \(language.title(project)), \(place); elle reste prévue le \(language.dayAndYear(day, .short)), \(copy)"
    case .saysProject(let place): "nomme aussi le projet\(language.colon) \(place)"
    case .task(let title, let project, let place): "\(language.title(title)) à \(language.title(project)), \(place)"
    case .isTaskOf(let project, let title, let place):
      "\(language.title(title)) est déjà une tâche de \(language.title(project)), dans \(place)"
    case .giveOtherName: "donnez-lui un autre nom"
    case .fromProject(let title, let old, let new, let place):
      "\(language.title(title)) de \(language.title(old)) à \(language.title(new)), \(place)"
    case .saysNewProject(let place): "nomme aussi le nouveau projet\(language.colon) \(place)"
    case .isOpenTaskOf(let project, let title, let place):
      "\(language.title(title)) est déjà une tâche à faire de \(language.title(project)), dans \(place)"
    case .doThatFirst: "faites d’abord celle-là, ou écrivez un autre texte"
    }
  }
}
