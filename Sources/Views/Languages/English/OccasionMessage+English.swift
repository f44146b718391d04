import Languages
import Planner

extension OccasionMessage {
  var english: String {
    switch self {
    case .kind(.milestone): "Milestone"
    case .kind(.endsToday): "Ends today"
    case .kind(.todayIs): "Today is"
    case .life(let milestone): milestone.text
    case .since(let day): "since \(Language.english.day(day))"
    }
  }
}
