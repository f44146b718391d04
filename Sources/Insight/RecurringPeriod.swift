public import Chronology
public import Planner

/// What a recurring task came to in a month, a year or any range of days (format, *Months, years and other ranges*).
///
/// An entry settles the latest due day on or before its day (format, *Which days are due*), in the range or later. Due days
/// count from `from`, else from the one that the first entry settles.
public struct RecurringPeriod: Hashable, Sendable {
  /// The due days settled, of those of the range that are over; today is one of them once it is settled. A day counts once,
  /// however many times it has.
  public private(set) var settled = Rate.nothing

  /// - Parameters:
  ///   - weekStart: the first day of the week, for rules that count weeks.
  ///   - today: what is after it counts for nothing.
  public init(_ rule: RecurringRule, log: [LogRecord], in days: DateRange, weekStart: Weekday, today: CivilDate) {
    self.init(rule, DayLog(log, through: today), in: days, weekStart: weekStart, today: today)
  }

  /// - Parameter log: the days of its log, through today.
  package init(_ rule: RecurringRule, _ log: DayLog, in days: DateRange, weekStart: Weekday, today: CivilDate) {
    let firstEntry = log.firstDay
    // Without a first day it has no due day.
    guard rule.from != nil || firstEntry != nil, let days = DateRange(first: days.first, last: min(days.last, today))
    else { return }
    let entries = log.done.union(log.skipped)
    let schedule = rule.schedule(weekStart: weekStart, earliestEntry: firstEntry)
    if let times = rule.rule.times {
      count(times, rule, schedule, entries, firstEntry, in: days, today: today)
    } else if rule.rule.isAfterDone {
      count(afterDone: rule, schedule, entries, firstEntry, in: days, today: today)
    } else if let start = rule.from ?? firstEntry.map({ schedule.latest(onOrBefore: $0) ?? $0 }),
      let days = DateRange(first: max(days.first, start), last: days.last)
    {
      for day in schedule.dueDays(in: days) {
        let next = day < .latest ? schedule.next(onOrAfter: day.adding(days: 1)) : nil
        let last = next.map { min($0.adding(days: -1), today) } ?? today
        add(day, isSettled: !entries.clamped(to: day.dayNumber...last.dayNumber).isEmpty, today: today)
      }
    }
  }

  /// Each period that begins in the range wants so many days, or as many as it has within the bounds and months of the rule. The
  /// one that holds today may still get the others, and wants those that it has.
  private mutating func count(
    _ times: Int,
    _ rule: RecurringRule,
    _ schedule: RecurrenceSchedule,
    _ entries: DaySet,
    _ firstEntry: CivilDate?,
    in days: DateRange,
    today: CivilDate
  ) {
    let earliest = firstEntry.flatMap { schedule.period(containing: $0)?.first }
    guard let start = rule.from ?? earliest else { return }
    let last = min(days.last, rule.until ?? days.last)
    var day = max(days.first, start)
    while day <= last, let period = schedule.period(containing: day) {
      if max(period.first, start) >= days.first {
        let wanted = min(times, schedule.dueCount(in: period))
        let done = min(wanted, entries.clamped(to: period.dayNumbers).count)
        let isOpen = period.contains(today) && today <= rule.until ?? today
        settled += Rate(done: done, of: isOpen ? done : wanted)
      }
      guard period.last < last else { break }
      day = period.last.adding(days: 1)
    }
  }

  /// Adds a due day; not today while it is open.
  private mutating func add(_ day: CivilDate, isSettled: Bool, today: CivilDate) {
    if isSettled || day < today { settled += Rate(done: isSettled ? 1 : 0, of: 1) }
  }

  /// Each due day but the first follows from an entry, and is none if the next entry comes before it.
  private mutating func count(
    afterDone rule: RecurringRule,
    _ schedule: RecurrenceSchedule,
    _ entries: DaySet,
    _ firstEntry: CivilDate?,
    in days: DateRange,
    today: CivilDate
  ) {
    if let start = rule.from ?? firstEntry, days.contains(start), start <= rule.until ?? start, firstEntry ?? start >= start {
      add(start, isSettled: firstEntry != nil, today: today)
    }
    let following = entries.ranges.dropFirst().map(\.lowerBound).map(Optional.some) + [nil]
    for (run, next) in zip(entries.ranges, following) {
      // Within a run of days only the rule of every day is due again before the next entry.
      let within = run.lowerBound...max(run.lowerBound, run.upperBound - 1)
      let nearby = days.first.dayNumber - 1...days.last.dayNumber
      for entry in within.clamped(to: nearby) where within.overlaps(nearby) && entry < run.upperBound {
        add(after: entry, before: entry + 1, schedule, in: days, today: today)
      }
      add(after: run.upperBound, before: next, schedule, in: days, today: today)
    }
  }

  private mutating func add(
    after entry: Int,
    before next: Int?,
    _ schedule: RecurrenceSchedule,
    in days: DateRange,
    today: CivilDate
  ) {
    guard let due = schedule.nextAfter(done: CivilDate(dayNumber: entry)), days.contains(due),
      due.dayNumber <= next ?? due.dayNumber
    else { return }
    add(due, isSettled: next != nil, today: today)
  }
}
