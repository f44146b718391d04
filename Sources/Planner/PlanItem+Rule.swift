import Chronology

extension PlanItem.Content {
  /// The rule by which it comes again; nil for what does not. The goal of a streak is no part of it.
  public var rule: RecurringRule? {
    switch self {
    case .recurring(let rule): rule
    case .streak(let streak): RecurringRule(rule: streak.rule, from: streak.from, until: streak.until)
    case .routine(let routine): routine.rule
    case .habit(let habit): habit.rule
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .count, .counter, .textList, .timeline,
      .tally, .best, .schedule, .task, .block, .category, .link, .mark, .phase, .activity:
      nil
    }
  }

  /// The time of a block, of a day or of the routine; nil for what is no block.
  public var blockTime: ScheduleTime? {
    switch self {
    case .block(let time): time
    case .routine(let routine): routine.time
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .count, .counter, .streak, .textList,
      .timeline, .tally, .best, .recurring, .schedule, .task, .category, .link, .habit, .mark, .phase, .activity:
      nil
    }
  }
}
