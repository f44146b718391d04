import Chronology
import Languages

private let language = Language.french

extension SchedulingMessage {
  var french: String {
    switch self {
    case .isInRoutine(let title, let block, let place):
      "\(language.title(title)) est déjà dans \(language.title(block)) de la routine, dans \(place)"
    case .dayShowsIt(let date): "le jour \(date) l’y affiche"
    case .isPlannedOften(let title, let count):
      "\(language.title(title)) est déjà prévue \(language.number(count)) fois"
    case .nameLine: "nommez la ligne à déplacer, ou prévoyez la tâche encore une fois avec --again"
    case .isBlockWithBox(let title, let place): "\(language.title(title)) est une plage avec une case, dans \(place)"
    case .blockIsRemoved: "sa plage ne contenait rien d’autre, et a été supprimée"
    case .isLeft(let title, let reason): "\(language.title(title)), \(reason.french)"
    case .isThere(let title, let place): "\(language.title(title)), elle y est déjà, dans \(place)"
    case .hasNothingToPlan(let title, let date, let place):
      "\(language.title(title)) n’a rien à prévoir pour le \(date), dans \(place)"
    case .isPlanned(let title, let project, let block, let date, let place):
      "\(task(title, of: project)) \(block.map { "dans \(language.title($0)) du" } ?? "pour le") \(date), \(place)"
    }
  }

  private func task(_ title: String, of project: String?) -> String {
    language.title(title) + (project.map { " de \(language.title($0))" } ?? "")
  }
}
