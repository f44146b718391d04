import Chronology
import Import
import Planner
import SourceText

/// How often something is due, as Loop says it: so many times in so many days.
struct LoopFrequency: Sendable {
  var times = 1
  var days = 1
  /// The rule, where the numbers do not say all of it.
  var words: String?

  /// Nil for an item that is due on no day.
  init?(_ item: PlanItem, in section: PlanSection) {
    self.init()
    if case .habit(let habit) = item.content {
      if let goal = habit.goal {
        let length = section.arc?.days.count ?? 30
        (times, days) = (min(goal, length), length)
        if goal > length { words = "goal: \(goal)" }
      } else if let rule = habit.rule {
        self = .of(rule)
      }
    } else if case .recurring(let rule) = item.content {
      self = .of(rule)
    } else if case .streak(let streak) = item.content {
      self = .of(RecurringRule(rule: streak.rule))
      if streak.goal > 1, streak.rule.times == nil {
        words = [words, "goal: \(streak.goal)"].compactMap(\.self).joined(separator: ", ")
      }
    } else {
      return nil
    }
  }

  /// What an import has kept in a note of a habit whose frequency has no rule: `1 time in 3 days`.
  init?(in note: String) {
    for part in note.split(separator: ";") {
      let words = part.split(separator: " ")
      guard words.count == 5, let times = Int(words[0]), let days = Int(words[3]), 1...days ~= times, days <= 3660,
        part.onOneLine == "\(times) \(times == 1 ? "time" : "times") in \(days) days"
      else { continue }
      (self.times, self.days) = (times, days)
      return
    }
    return nil
  }

  private init() {}

  private static func of(_ recurring: RecurringRule) -> LoopFrequency {
    let rule = recurring.rule
    var frequency = LoopFrequency()
    (frequency.times, frequency.days) = numbers(of: rule)
    let isWhole = rule.unit == .day ? rule.interval == 1 : rule.interval == 1 && rule.isPeriod
    var parts: [String] = []
    if !isWhole || rule.isAfterDone { parts.append("every: \(rule)") }
    if !recurring.times.isEmpty { parts.append("at: " + recurring.times.map(\.description).joined(separator: " ")) }
    if let window = recurring.window { parts.append("at: \(window)") }
    if recurring.months != .all { parts.append("in: \(recurring.months)") }
    frequency.words = parts.isEmpty ? nil : parts.joined(separator: ", ")
    return frequency
  }

  private static func numbers(of rule: Recurrence) -> (Int, Int) {
    let length =
      switch rule.unit {
      case .hour: 1
      case .day: rule.interval
      case .week: 7 * rule.interval
      case .month: 30 * rule.interval
      case .year: 365 * rule.interval
      }
    let times =
      switch rule.selection {
      case .unsaid, .afterDone: 1
      case .weekdays(let weekdays): rule.unit == .hour ? 1 : weekdays.rawValue.nonzeroBitCount
      case .days(let days), .yearDays(_, let days): days.numbers.count + (days.hasLast ? 1 : 0)
      case .positions(let positions): positions.count
      case .workdays(let first, let last): (first ? 1 : 0) + (last ? 1 : 0)
      case .times(let times): times
      }
    return (min(times, length), length)
  }
}
