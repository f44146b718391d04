import Chronology
import Languages
import Planner

/// Streaks in words.
enum StreakWords {
  static func length(_ streak: Streak, of rule: Recurrence) -> StreakMessage {
    if streak.longest == 0 { return .none }
    if streak.current == 0 { return .broken(longest: streak.longest) }
    return unit(of: rule).map { .ofUnits(streak.current, $0, longest: streak.longest) }
      ?? .inARow(streak.current, longest: streak.longest)
  }

  /// What is counted, where one word says it: days of weeks, or whole weeks, months and years.
  private static func unit(of rule: Recurrence) -> Recurrence.Unit? {
    guard rule.interval == 1 else { return nil }
    switch (rule.selection, rule.unit) {
    case (.weekdays, .week): return .day
    case (.unsaid, let unit), (.times, let unit): return unit
    default: return nil
    }
  }

  /// The rule and its bounds.
  static func rule(_ rule: StreakRule, in language: Language) -> String {
    ([words(rule, in: language)] + RuleWords.bounds(from: rule.from, until: rule.until, in: language)).joined(separator: ", ")
  }

  /// The rule, unless the unit says all of it, and its bounds.
  static func details(_ rule: StreakRule, in language: Language) -> [String] {
    let isSaid = rule.goal == 1 && rule.rule.selection == .unsaid && rule.rule.interval == 1
    return (isSaid ? [] : [words(rule, in: language)]) + RuleWords.bounds(from: rule.from, until: rule.until, in: language)
  }

  private static func words(_ rule: StreakRule, in language: Language) -> String {
    let own = RuleMessage(rule.rule)
    guard rule.goal != 1, rule.rule.times == nil else { return language.say(own) }
    let isOfPeriod = rule.rule.interval == 1 && rule.rule.isPeriod
    if isOfPeriod { return language.say(RuleMessage.times(rule.goal, RuleSpan(count: 1, unit: rule.rule.unit))) }
    return language.say(StreakMessage.goal(rule.goal, own))
  }
}

/// How long a streak is, and what it asks for.
enum StreakMessage: Message {
  case none
  /// `no streak now, best 4`
  case broken(longest: Int)
  /// `5-day streak, best 12`
  case ofUnits(Int, Recurrence.Unit, longest: Int)
  /// `3 in a row, best 4`
  case inARow(Int, longest: Int)
  /// `3 times, every 2 weeks on Tuesday`
  case goal(Int, RuleMessage)
}
