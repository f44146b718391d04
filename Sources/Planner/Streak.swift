public import Chronology

/// How long a streak runs, and how long it ever ran (format, section 7).
public struct Streak: Hashable, Sendable {
  /// The units done without a miss up to today; 0 for what is over or has not begun.
  public var current: Int

  /// The longest run of units done without a miss.
  public var longest: Int

  /// What became of one due day, or of one period.
  enum Unit {
    case done, skipped, pending, missed
  }

  /// - Parameters:
  ///   - weekStart: the first day of the week, for rules that count weeks.
  ///   - today: the day up to which it is counted; the streak goes on if only today is missing.
  public init(_ rule: StreakRule, log: [LogRecord], weekStart: Weekday, today: CivilDate) {
    let units = Streak.units(of: rule, log: log, weekStart: weekStart, today: today)
    var run = 0
    longest = 0
    for unit in units {
      switch unit {
      case .done: run += 1
      case .missed: run = 0
      case .skipped, .pending: break
      }
      longest = max(longest, run)
    }
    current = rule.until.map { $0 < today } ?? false ? 0 : run
  }

  /// The due days or periods from `from`, else the first entry, to the least of today and `until`, in order.
  static func units(of rule: StreakRule, log: [LogRecord], weekStart: Weekday, today: CivilDate) -> [Unit] {
    let days = DayLog(log)
    guard let start = rule.from ?? days.firstDay, let span = DateRange(first: start, last: min(today, rule.until ?? today))
    else {
      return []
    }
    let schedule = RecurrenceSchedule(
      rule.rule,
      from: rule.from,
      until: rule.until,
      weekStart: weekStart,
      earliestEntry: days.firstDay
    )
    guard rule.rule.isPeriod else {
      return schedule.dueDays(in: span).map { unit(DateRange($0), goal: 1, days, today) }
    }
    var units: [Unit] = []
    var day = start
    while day <= span.last, let period = schedule.period(containing: day) {
      units.append(unit(period, goal: rule.goal, days, today))
      guard period.last < span.last else { break }
      day = period.last.adding(days: 1)
    }
    return units
  }

  private static func unit(_ days: DateRange, goal: Int, _ log: DayLog, _ today: CivilDate) -> Unit {
    if log.doneDays(in: days) >= goal { return .done }
    if log.isSkipped(in: days) { return .skipped }
    return days.contains(today) ? .pending : .missed
  }
}
