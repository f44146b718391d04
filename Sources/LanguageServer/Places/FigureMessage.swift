import Chronology
import Languages
import Planner

/// What is counted of a thing of a document today, a line each.
enum FigureMessage: Message {
  /// `Fri 27 Nov 2026, in 7 days`
  case day(SeenDay)
  /// `Friday, in 7 days`
  case weekday(SeenDay)
  case streak(current: Int, longest: Int)
  case perfectDays(current: Int, longest: Int)
  /// The minutes of a block.
  case lasts(Int)
  case percent(Int)
  case due(SeenDay)
  case done(SeenDay)
  case steps(Int, of: Int)
  case tasks(Int, of: Int)
  case openToday
  case openSince(SeenDay)
  case ofPeriod(Int, due: Int)
  case lastDone(SeenDay)
  case next([CivilDate])
  case ofArc(Int, goal: Int)
  case arcBegins(SeenDay)
  /// The day of an arc that it is, how many it has, and how many are left.
  case dayOfArc(Int, of: Int, left: Int)
  case arcIsComplete
  case arcEndedEarly(days: Int)
  /// On which days a task is planned.
  case planned([SeenDay])
  /// The minutes of all blocks of a day.
  case plannedTime(Int)
  case nothingFree
  /// Minutes, and when they are.
  case free(Int, [ShownStretch])
}

/// A time without blocks, as the clock of a vault shows it.
struct ShownStretch: Hashable, Sendable {
  let start: TimeOfDay
  let end: TimeOfDay
  let clock: ClockStyle
}

extension Language {
  /// `09:00 - 10:30`
  func times(_ stretch: ShownStretch) -> String { times(stretch.start, stretch.end, stretch.clock) }
}

/// What stands behind the line of an item.
enum HintMessage: Message {
  case streak(Int)
  case openToday
  case openSince(CivilDate)
  /// The next day of a rule.
  case next(SeenDay)
  case due(SeenDay)
  case length(Int)
  /// The minutes between a block and the next.
  case free(Int)
}
