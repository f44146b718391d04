import Chronology
import Languages

private let language = Language.french

extension DayTaskPlanningMessage {
  var french: String {
    switch self {
    case .nothingToPlan: "il n’y a rien à prévoir"
    case .isOfDay(let title, let date, let place): "\(language.title(title)) est déjà une tâche du \(date), \(place)"
    case .isInBlock(let title, let block, let place):
      "\(language.title(title)) est déjà dans \(language.title(block)), \(place)"
    case .isNoLongerPlanned(let date): "elle n’est plus prévue le \(language.dayAndYear(date, .short))"
    case .moved(let title, let origin, let block, let date, let place):
      "\(language.title(title)) \(words(for: origin)) \(block.map { "à \(language.title($0)) du" } ?? "au") \(date), \(place)"
    case .planned(let title, let block, let date, let place):
      "\(language.title(title)) \(block.map { "dans \(language.title($0)) du" } ?? "pour le") \(date), \(place)"
    }
  }

  private func words(for origin: PlanOrigin) -> String {
    switch origin {
    case .tasksOfDay: "des tâches du jour"
    case .day(let date): "du \(date)"
    case .block(let title, let date): "de \(language.title(title))\(date.map { " du \($0)" } ?? "")"
    }
  }
}
