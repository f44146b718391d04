import Chronology
import Languages

private let language = Language.english

extension DayTaskPlanningMessage {
  var english: String {
    switch self {
    case .nothingToPlan: "there is nothing to plan"
    case .isOfDay(let title, let date, let place): "\(language.title(title)) is a task of \(date) already, \(place)"
    case .isInBlock(let title, let block, let place):
      "\(language.title(title)) is in \(language.title(block)) already, \(place)"
    case .isNoLongerPlanned(let date): "it is no longer planned on \(language.dayAndYear(date, .short))"
    case .moved(let title, let origin, let block, let date, let place):
      "\(language.title(title)) from \(words(for: origin)) to \(block.map { "\(language.title($0)) on " } ?? "")\(date), \(place)"
    case .planned(let title, let block, let date, let place):
      "\(language.title(title))\(block.map { " in \(language.title($0))" } ?? "") on \(date), \(place)"
    }
  }

  private func words(for origin: PlanOrigin) -> String {
    switch origin {
    case .tasksOfDay: "the tasks of the day"
    case .day(let date): "\(date)"
    case .block(let title, let date): "\(language.title(title))\(date.map { " on \($0)" } ?? "")"
    }
  }
}
