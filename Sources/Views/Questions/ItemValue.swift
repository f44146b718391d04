import Chronology
import Insight
import Languages
import Planner

/// What an item says besides its title.
enum ItemValue: Message, Hashable {
  /// `5/8 glasses`, `64 pages, down to 0`, `35 days to go`
  case number(NumberStanding, PlanItem.Content)
  /// `5 glasses`; without a unit, the number.
  case quantity(Number, String)
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
  /// `09:00 - 10:30`, `09:00`; the rule behind it.
  static func text(of time: ScheduleTime, _ clock: ClockStyle, rule: String?, in language: Language) -> String {
    let times = time.end.map { language.times(time.start, $0, clock) } ?? language.time(time.start, clock)
    return times + (rule.map { ", every: \($0)" } ?? "")
  }
}
