public import Chronology

/// Where a recurring task stands (format, *Which days are due*).
public struct RecurringStatus: Hashable, Sendable {
  /// The day of the latest occurrence that nothing settled, on or before today. Older ones are missed; they do not pile up.
  public var open: CivilDate?

  /// The last day on which it was done.
  public var lastDone: CivilDate?

  /// The first due day after today.
  public var next: CivilDate?

  /// Of a rule of so many times a period: how many of the days of today's have an entry, of those that it wants.
  public var ofPeriod: Rate?

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
    if let times = rule.rule.times, let period = schedule.period(containing: today) {
      let isSettled = settled == today
      let count = days.settledDays(in: DateRange(first: period.first, last: today) ?? period)
      let isOpen = count < times && !isSettled && schedule.isDue(on: today)
      open = isOpen ? today : nil
      if schedule.isDue(on: today) { ofPeriod = Rate(done: min(count, times), of: times) }
      let isFull = count + (isOpen ? 1 : 0) >= times
      next = schedule.next(onOrAfter: (isFull ? period.last : today).adding(days: 1))
      return
    }
    let latest = schedule.latest(onOrBefore: today)
    open = latest.flatMap { day in settled.map { $0 >= day } ?? false ? nil : day }
    next = schedule.next(onOrAfter: today.adding(days: 1))
  }
}
