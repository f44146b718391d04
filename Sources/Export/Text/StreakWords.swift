import Chronology
import Diagnostics
import Planner

/// Streaks in words.
enum StreakWords {
  /// `5-day streak, best 12`, `3 in a row, best 4`, `no streak now, best 4`, `no streak yet`.
  static func length(_ streak: Streak, of rule: Recurrence) -> String {
    if streak.longest == 0 { return "no streak yet" }
    let current =
      switch (streak.current, unit(of: rule)) {
      case (0, _): "no streak now"
      case (let length, let unit?): "\(length)-\(unit) streak"
      case (let length, nil): "\(length) in a row"
      }
    return "\(current), best \(streak.longest)"
  }

  /// What is counted, where one word says it: days of weeks, or whole weeks, months and years.
  private static func unit(of rule: Recurrence) -> String? {
    guard rule.interval == 1 else { return nil }
    switch (rule.selection, rule.unit) {
    case (.weekdays, .week): return "day"
    case (.unsaid, let unit), (.times, let unit): return unit.name
    default: return nil
    }
  }

  /// The rule and its bounds.
  static func rule(_ rule: StreakRule) -> String {
    ([words(rule)] + RuleWords.bounds(from: rule.from, until: rule.until)).joined(separator: ", ")
  }

  /// The rule, unless the unit says all of it, and its bounds.
  static func details(_ rule: StreakRule) -> [String] {
    let isSaid = rule.goal == 1 && rule.rule.selection == .unsaid && rule.rule.interval == 1
    return (isSaid ? [] : [words(rule)]) + RuleWords.bounds(from: rule.from, until: rule.until)
  }

  private static func words(_ rule: StreakRule) -> String {
    guard rule.goal != 1, rule.rule.times == nil else { return RuleWords.text(of: rule.rule) }
    let times = counted(rule.goal, "time")
    return rule.rule.interval == 1 && rule.rule.isPeriod
      ? "\(times) a \(rule.rule.unit.name)" : "\(times), \(RuleWords.text(of: rule.rule))"
  }
}
