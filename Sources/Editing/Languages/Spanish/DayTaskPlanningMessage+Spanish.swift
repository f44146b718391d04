import Chronology
import Languages

private let language = Language.spanish

extension DayTaskPlanningMessage {
  var spanish: String {
    switch self {
    case .nothingToPlan: "no hay nada que planear"
    case .isOfDay(let title, let date, let place): "\(language.title(title)) ya es una tarea del \(date), \(place)"
    case .isInBlock(let title, let block, let place):
      "\(language.title(title)) ya está en \(language.title(block)), \(place)"
    case .isNoLongerPlanned(let date): "ya no está planeada para el \(language.dayAndYear(date, .short))"
    case .moved(let title, let origin, let block, let date, let place):
      "\(language.title(title)) \(words(for: origin)) \(block.map { "a \(language.title($0)) del" } ?? "al") \(date), \(place)"
    case .planned(let title, let block, let date, let place):
      "\(language.title(title)) \(block.map { "en \(language.title($0)) del" } ?? "para el") \(date), \(place)"
    }
  }

  private func words(for origin: PlanOrigin) -> String {
    switch origin {
    case .tasksOfDay: "de las tareas del día"
    case .day(let date): "del \(date)"
    case .block(let title, let date): "de \(language.title(title))\(date.map { " del \($0)" } ?? "")"
    }
  }
}
