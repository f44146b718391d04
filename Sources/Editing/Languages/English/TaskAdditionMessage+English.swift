import Chronology
import Languages

private let language = Language.english

extension TaskAdditionMessage {
  var english: String {
    switch self {
    case .noProjectHas(let title, let place): "no project has the task \(language.title(title)) of \(place)"
    case .fromDay(let title, let project, let place, let day, let copy):
      "\(language.title(title)) to \(language.title(project)), \(place); it stays planned on \(language.dayAndYear(day, .short)), \(copy)"
    case .saysProject(let place): "says the project too: \(place)"
    case .task(let title, let project, let place): "\(language.title(title)) to \(language.title(project)), \(place)"
    case .isTaskOf(let project, let title, let place):
      "\(language.title(title)) is a task of \(language.title(project)) already, at \(place)"
    case .giveOtherName: "give it another name"
    case .fromProject(let title, let old, let new, let place):
      "\(language.title(title)) from \(language.title(old)) to \(language.title(new)), \(place)"
    case .saysNewProject(let place): "says the new project too: \(place)"
    case .isOpenTaskOf(let project, let title, let place):
      "\(language.title(title)) is an open task of \(language.title(project)) already, at \(place)"
    case .doThatFirst: "do that one first, or write other words"
    }
  }
}
