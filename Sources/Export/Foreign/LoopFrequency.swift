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
    guard item.type.traits.isDue else { return nil }
    self = item.content.rule.map(LoopFrequency.of) ?? LoopFrequency()
    switch item.content {
    case .habit(let habit):
      if let goal = habit.goal { aim(at: goal, habit.rule, in: section) }
    case .streak(let streak):
      if streak.goal > 1, streak.rule.times == nil { say(["goal: \(streak.goal)"]) }
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .count, .counter, .textList, .timeline,
      .tally, .best, .recurring, .schedule, .task, .block, .routine, .category, .link, .mark, .phase, .activity:
      break
    }
  }

  /// The goal of a habit is a number of times in the days of its arc. Which days they may be is then in words.
  private mutating func aim(at goal: Int, _ rule: RecurringRule?, in section: PlanSection) {
    let length = section.arc?.days.count ?? 30
    (times, days, words) = (min(goal, length), length, nil)
    if let rule { say(LoopFrequency.words(rule, areNumbers: rule.rule.unit == .day && rule.rule.interval == 1)) }
    if goal > length { say(["goal: \(goal)"]) }
  }

  private mutating func say(_ parts: [String]) {
    let all = [words].compactMap(\.self) + parts
    words = all.isEmpty ? nil : all.joined(separator: ", ")
  }

  /// What an import has kept in a note of a habit whose frequency has no rule: `1 time in 3 days`.
  init?(in note: String) {
    for part in note.split(separator: ";") {
      let words = part.split(separator: " ")
      guard words.count == 5, let times = Int(words[0]), let days = Int(words[3]), 1...days ~= times, days <= 3660,
        part.onOneLine == HabitShape.words(times, in: days)
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
    let isWhole = rule.interval == 1 && (rule.unit == .day || rule.isPeriod)
    frequency.say(words(recurring, areNumbers: isWhole))
    return frequency
  }

  /// What two numbers do not say of a rule. Where they say the rule, its first day is that of the log.
  ///
  /// - Parameter areNumbers: whether they say how often it is due, and on which days.
  private static func words(_ recurring: RecurringRule, areNumbers: Bool) -> [String] {
    let rule = recurring.rule
    var parts: [String] = []
    if !areNumbers || rule.isAfterDone { parts.append("every: \(rule)") }
    if !recurring.times.isEmpty { parts.append("at: " + recurring.times.map(\.description).joined(separator: " ")) }
    if let window = recurring.window { parts.append("at: \(window)") }
    if recurring.months != .all { parts.append("in: \(recurring.months)") }
    if !parts.isEmpty, let from = recurring.from { parts.append("from: \(from)") }
    return parts
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
