public import Chronology

/// Where a recurring task stands (format, *Which days are due*).
public struct RecurringStatus: Hashable, Sendable {
  /// The day of the latest occurrence that nothing settled, on or before today. Older ones are missed; they do not pile up.
  public var open: CivilDate?

  /// The last day on which it was done.
  public var lastDone: CivilDate?

  /// The first due day after today.
  public var next: CivilDate?

  public init(_ rule: RecurringRule, log: [LogRecord], weekStart: Weekday, today: CivilDate) {
    let days = DayLog(log)
    let schedule = rule.schedule(weekStart: weekStart, earliestEntry: days.firstDay)
    lastDone = days.lastDone(onOrBefore: today)
    let settled = days.lastSettled(onOrBefore: today)
    if rule.rule.isAfterDone {
      let first = rule.from ?? today
      let due = settled.map { schedule.nextAfter(done: $0) } ?? (first <= rule.until ?? first ? first : nil)
      open = due.flatMap { $0 <= today ? $0 : nil }
      next = due.flatMap { $0 > today ? $0 : nil }
      return
    }
    let latest = schedule.latest(onOrBefore: today)
    open = latest.flatMap { day in settled.map { $0 >= day } ?? false ? nil : day }
    next = schedule.next(onOrAfter: today.adding(days: 1))
  }
}
