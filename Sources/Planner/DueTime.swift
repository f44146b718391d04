public import Chronology

/// A time at which a recurring task is due on a day, and what became of it.
public struct DueTime: Hashable, Sendable {
  public let time: TimeOfDay
  /// Done or skipped; else open, missed on a day that is over, or ahead on one to come.
  public let state: HabitState
}

extension RecurringRule {
  /// The times at which it is due on a day, rising; none on a day that is not due, and for a rule without times (format, *Which
  /// days are due*). A rule that follows from what was done has its times on a day that has an entry, on today while it is open,
  /// and on the next day that it wants. On days before its first day, or before the first entry of its log, it has none.
  ///
  /// - Parameter weekStart: the first day of the week, for rules that count weeks.
  public func dueTimes(_ log: [LogRecord], weekStart: Weekday, on date: CivilDate, today: CivilDate) -> [DueTime] {
    guard hasTimes else { return [] }
    let days = DayLog(log)
    let settledState: HabitState = days.doneDays(in: DateRange(date)) > 0 ? .done : .skipped
    let openState: HabitState = date < today ? .missed : date == today ? .open : .ahead
    if rule.isAfterDone || rule.times != nil {
      let isSettled = days.settledDays(in: DateRange(date)) > 0
      let status = RecurringStatus(self, log: log, weekStart: weekStart, today: today)
      let isWanted = date == today ? status.open != nil : rule.isAfterDone && status.next == date
      guard isSettled || isWanted else { return [] }
      return times.map { DueTime(time: $0, state: isSettled ? settledState : openState) }
    }
    let schedule = schedule(weekStart: weekStart, earliestEntry: days.firstDay)
    let log = DayOccurrences.Log(log, days.lastSettled(onOrBefore: date))
    let occurrences = DayOccurrences(of: schedule, on: date, log)
    if occurrences.settled == 0, isSettledLater(date, days, schedule, today) {
      return occurrences.times.map { DueTime(time: $0, state: .done) }
    }
    // Before it began nothing was missed: of a rule without a first day the log says since when it is followed.
    let begun = from ?? days.firstDay
    if date < today, occurrences.settled == 0, begun.map({ date < $0 }) ?? true { return [] }
    return occurrences.times.enumerated().map { index, time in
      DueTime(time: time, state: index < occurrences.settled ? settledState : openState)
    }
  }

  /// Whether an entry after a day is nearer to it than to the next that is due.
  private func isSettledLater(_ date: CivilDate, _ days: DayLog, _ schedule: RecurrenceSchedule, _ today: CivilDate) -> Bool {
    guard date < today, let entry = days.firstDay(after: date), entry <= today else { return false }
    return schedule.next(onOrAfter: date.adding(days: 1)).map { entry < $0 } ?? true
  }
}
