import Languages
import Planner

private let language = Language.english

extension RitualLineMessage {
  var english: String {
    switch self {
    case .time(let slot): "Time: \(slot.rawValue)"
    case .category(let category): "Category: \(category)"
    case .theme(let theme): "Theme: \(theme)"
    case .finished(let day): "Finished: \(language.day(day))"
    case .arc(let number, let status, let days): "Arc \(number), \(RitualMessage.status(status).english), \(days)"
    case .perfectDays(let current, let longest):
      "Perfect days: \(RitualMessage.streak(current: current, longest: longest).english)"
    case .habit(let title, let rule): "Habit \(title)" + (rule.map { ", every: \($0)" } ?? "")
    case .today(let state): "today \(language.state(state))"
    case .ofGoal(let count, let rate):
      "\(language.number(count)) of \(language.number(rate.due)), \(language.percent(rate)) of the goal"
    case .streak(let count, let longest): "streak \(language.number(count)), longest \(language.number(longest))"
    case .ofDue(let rate): "\(language.percent(rate)) done of what was due"
    case .milestone(let day): "Milestone, day \(language.number(day))"
    case .unreadArc(let command): "It has an arc that cannot be read; \(command) says why."
    case .noArcYet(let command): "It has no arc. \(command) begins its first."
    case .renewal(let arc, let command): "The arc is complete; \(RitualMessage.renewal(arc).english): \(command)"
    case .noteOfArc(let number): "Note of arc \(number)"
    case .noteOfDays(let days, let habit): "Note of \(days), \(habit)"
    }
  }
}
