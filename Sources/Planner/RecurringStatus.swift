public import Chronology

/// Where a recurring task stands (format, *Which days are due*).
public struct RecurringStatus: Hashable, Sendable {
  /// The day of the latest occurrence that nothing settled, on or before today. Older ones are missed; they do not pile up.
  public var open: CivilDate?

  /// The time of that occurrence, if its rule has times.
  public var openTime: TimeOfDay?

  /// The last day on which it was done.
  public var lastDone: CivilDate?

  /// The day of the next occurrence, which is not yet open and not settled: of today only if it has a time to come.
  public var next: CivilDate?

  /// The time of the next occurrence, if its rule has times.
  public var nextTime: TimeOfDay?

  /// Of a rule of so many times a period: how many of the days of today's have an entry, of those that it wants.
  public var ofPeriod: Rate?

  /// - Parameters:
  ///   - today: what is after it counts for nothing.
  ///   - time: how late it is on that day; the end of the day takes all of its times for past.
  public init(
    _ rule: RecurringRule,
    log: [LogRecord],
    weekStart: Weekday,
    today: CivilDate,
    time: TimeOfDay = .endOfDay
  ) {
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
    guard rule.hasTimes else {
      let latest = schedule.latest(onOrBefore: today)
      open = latest.flatMap { day in settled.map { $0 >= day } ?? false ? nil : day }
      next = schedule.next(onOrAfter: today.adding(days: 1))
      return
    }
    setTimes(of: schedule, DayOccurrences.Log(log, settled), today, time)
  }

  /// Of a rule with times, each of which is an occurrence of its own.
  private mutating func setTimes(
    of schedule: RecurrenceSchedule,
    _ log: DayOccurrences.Log,
    _ today: CivilDate,
    _ time: TimeOfDay
  ) {
    let todays = DayOccurrences(of: schedule, on: today, log)
    let begun = todays.times.prefix { $0 <= time }.count
    if begun > 0 {
      if begun > todays.settled { (open, openTime) = (today, todays.times[begun - 1]) }
    } else if todays.settled == 0, today > .earliest,
      let day = schedule.latest(onOrBefore: today.adding(days: -1)), !log.isSettled(after: day, through: today)
    {
      let earlier = DayOccurrences(of: schedule, on: day, log)
      if earlier.settled < earlier.times.count { (open, openTime) = (day, earlier.times.last) }
    }
    let coming = max(begun, todays.settled)
    if coming < todays.times.count {
      (next, nextTime) = (today, todays.times[coming])
    } else {
      next = schedule.next(onOrAfter: today.adding(days: 1))
      nextTime = next.flatMap { schedule.occurrences(on: $0).first }
    }
  }
}

extension RecurringRule {
  /// Whether a due day has times, each of which is done for itself.
  public var hasTimes: Bool { rule.unit == .hour || !times.isEmpty }

  /// Whether all that is due on a day is done or skipped, so that there is nothing left of it to do.
  ///
  /// - Parameter weekStart: the first day of the week, for rules that count weeks.
  public func isSettled(_ log: [LogRecord], weekStart: Weekday, on date: CivilDate) -> Bool {
    let days = DayLog(log)
    guard hasTimes else { return days.lastSettled(onOrBefore: date) == date }
    let schedule = schedule(weekStart: weekStart, earliestEntry: days.firstDay)
    let occurrences = DayOccurrences(of: schedule, on: date, DayOccurrences.Log(log, days.lastSettled(onOrBefore: date)))
    return occurrences.times.isEmpty
      ? days.lastSettled(onOrBefore: date) == date : occurrences.settled == occurrences.times.count
  }
}
