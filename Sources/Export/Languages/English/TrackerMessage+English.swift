import Chronology
import Languages
import Planner

private let language = Language.english

extension TrackerMessage {
  var english: String {
    switch self {
    case .since(let day): "since \(day)"
    case .daysSince(let days, let day): "\(counted(days)), since \(day)"
    case .daysBefore(let days, let day): "in \(counted(days)), from \(day)"
    case .isToday(let day): "\(day), today"
    case .wasYesterday(let day): "\(day), yesterday"
    case .wasDaysAgo(let days, let day): "\(day), \(counted(days)) ago"
    case .hasDaysLeft(let days, let day): "\(day), \(counted(days)) left"
    case .quantity(let number, let unit): words("\(number)", unit)
    case .part(let number, let goal, let unit): words("\(number) of \(goal)", unit)
    case .nothingYet(let unit, let extreme): "\(words("nothing yet", unit)), the \(extreme.rawValue) counts"
    case .best(let number, let unit, let extreme, nil): "\(words("\(number)", unit)), \(extreme.rawValue) so far"
    case .best(let number, let unit, let extreme, let written?):
      "\(words("\(number)", unit)), \(extreme.rawValue) so far, \(written) is written"
    case .dueToday: "due today"
    case .lastDue(let day): "last due \(day)"
    case .next(let day): "next \(day)"
    case .noFurtherDay: "no further day"
    case .lastDone(let day): "last done \(day)"
    }
  }

  private func counted(_ days: Int) -> String { "\(days) \(language.form(days, "day", "days"))" }

  private func words(_ number: String, _ unit: String) -> String {
    [number, unit].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
