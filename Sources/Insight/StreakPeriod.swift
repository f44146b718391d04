public import Chronology
public import Planner

/// What a streak of a page came to in a month, a year or any range of days (format, *Months, years and other ranges*).
///
/// A unit is of the range that has its first day; the first unit begins where the streak does.
public struct StreakPeriod: Hashable, Sendable {
  /// The units done, of those due and not skipped that are over; today's is one of them once it is done.
  public private(set) var rate = Rate.nothing

  /// The longest run of units done, of those of the range alone.
  public private(set) var longest = 0

  /// - Parameters:
  ///   - weekStart: the first day of the week, for rules that count weeks.
  ///   - today: what is after it counts for nothing.
  public init(_ rule: StreakRule, log: [LogRecord], in days: DateRange, weekStart: Weekday, today: CivilDate) {
    self.init(rule, DayLog(log, through: today), in: days, weekStart: weekStart, today: today)
  }

  /// - Parameter entries: the days of its log, through today.
  package init(_ rule: StreakRule, _ entries: DayLog, in days: DateRange, weekStart: Weekday, today: CivilDate) {
    let firstEntry = entries.firstDay
    guard let start = rule.from ?? firstEntry else { return }
    let last = min(days.last, today, rule.until ?? today)
    // Of most periods of a life nothing is due, as the streak began later or is over.
    guard max(days.first, start) <= last else { return }
    let schedule = RecurrenceSchedule(
      rule.rule,
      from: rule.from,
      until: rule.until,
      weekStart: weekStart,
      earliestEntry: firstEntry
    )
    let isPeriod = rule.rule.isPeriod
    let units =
      isPeriod
      ? StreakPeriod.periods(of: schedule, from: start, in: days, through: last)
      : DateRange(first: max(days.first, start), last: last).map { schedule.dueDays(in: $0).map { DateRange($0) } } ?? []
    // After the last day of the streak nothing is open, though the unit of that day may hold today.
    let open = today <= rule.until ?? today ? today : nil
    count(units, entries, goal: isPeriod ? rule.goal : 1, open: open)
  }

  /// Whole periods that begin in the range, up to a day; the first begins with the streak.
  private static func periods(
    of schedule: RecurrenceSchedule,
    from start: CivilDate,
    in days: DateRange,
    through last: CivilDate
  ) -> [DateRange] {
    var periods: [DateRange] = []
    var day = max(days.first, start)
    while day <= last, let period = schedule.period(containing: day) {
      if max(period.first, start) >= days.first { periods.append(period) }
      guard period.last < last else { break }
      day = period.last.adding(days: 1)
    }
    return periods
  }

  /// - Parameter today: the day whose unit may still be done; nil for none.
  private mutating func count(_ units: [DateRange], _ entries: DayLog, goal: Int, open today: CivilDate?) {
    var run = 0
    for unit in units {
      if entries.done.clamped(to: unit.dayNumbers).count >= goal {
        rate += Rate(done: 1, of: 1)
        run += 1
        longest = max(longest, run)
      } else if entries.skipped.clamped(to: unit.dayNumbers).isEmpty, !(today.map(unit.contains) ?? false) {
        rate += Rate(done: 0, of: 1)
        run = 0
      }
    }
  }
}
