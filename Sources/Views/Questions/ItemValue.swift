import Chronology
import Insight
import Languages
import Planner

/// What an item says besides its title.
enum ItemValue: Message {
  /// `5 glasses`; without a unit, the number.
  case quantity(Number, String)
  /// `5/8 glasses`
  case part(Number, of: Number, String)
  /// `64 pages, reached`
  case reached(Number, String)
  /// `64 pages, down to 0`
  case counting(Number, String, Direction, to: Number)
  /// `19 days`; before its date `in 3 days`.
  case daysSince(Int)
  /// `35 days to go`; after its date `3 days ago`.
  case daysUntil(Int)
  /// `streak 12`
  case streak(Int)
  /// `every: mon wed`, as it is written.
  case rule(String)
  /// `last 3 days ago`
  case last(CivilDate, today: CivilDate)
  /// `09:00 - 10:30`, `09:00, every: mon`; the rule as it is written.
  case times(ScheduleTime, ClockStyle, rule: String?)
  /// `2026-11-20, good, growth`
  case mark(CivilDate, WeekRating?, LifeCategory?)
  /// What stands in a file, without markup.
  case written(String)
}

extension ItemValue {
  /// The number of an item.
  init(_ standing: NumberStanding, of content: PlanItem.Content) {
    let (value, unit) = (standing.value, standing.unit)
    let number = ItemValue.quantity(value, unit)
    switch content {
    case .counter: self = standing.goal.map { .part(value, of: $0, unit) } ?? number
    case .count where standing.isReached: self = .reached(value, unit)
    case .count(let count): self = standing.goal.map { .counting(value, unit, count.direction, to: $0) } ?? number
    case .daysSince: self = .daysSince(value.whole ?? 0)
    case .daysUntil: self = .daysUntil(value.whole ?? 0)
    case .text, .bullet, .checkbox, .label, .quote, .image, .streak, .textList, .timeline, .tally, .best, .recurring, .schedule,
      .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      self = number
    }
  }
}

extension ItemValue {
  /// `5 glasses`.
  static func amount(_ number: Number, _ unit: String, in language: Language) -> String {
    amount(language.number(number), unit)
  }

  /// `5/8 glasses`.
  static func amount(_ number: Number, of goal: Number, _ unit: String, in language: Language) -> String {
    amount("\(language.number(number))/\(language.number(goal))", unit)
  }

  private static func amount(_ number: String, _ unit: String) -> String {
    unit.isEmpty ? number : "\(number) \(ShownText.line(unit))"
  }

  /// `09:00 - 10:30`, `09:00`; the rule behind it.
  static func text(of time: ScheduleTime, _ clock: ClockStyle, rule: String?, in language: Language) -> String {
    let times = time.end.map { language.times(time.start, $0, clock) } ?? language.time(time.start, clock)
    return times + (rule.map { ", every: \($0)" } ?? "")
  }
}
