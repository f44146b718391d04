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
    DueTimes(self, log, weekStart: weekStart, today: today).times(on: date)
  }
}

/// The times of a recurring task on any of its days: what is the same for all of them is found once, so that the days of ten years do not
/// each cost the whole of its log. It is one reference, as each of many tasks is asked on each of many days.
package final class DueTimes: Sendable {
  private let rule: RecurringRule
  private let days: DayLog
  private let log: DayOccurrences.DatedLog
  private let schedule: RecurrenceSchedule
  private let today: CivilDate
  /// Those of each day that is due, rising.
  private let times: [TimeOfDay]
  /// Where a rule stands today that counts from its last entry, or so many times: the whole of its log says when that is.
  private let status: RecurringStatus?

  package init(_ rule: RecurringRule, _ log: [LogRecord], weekStart: Weekday, today: CivilDate) {
    (self.rule, self.today) = (rule, today)
    days = DayLog(log)
    self.log = DayOccurrences.DatedLog(log)
    let schedule = rule.schedule(weekStart: weekStart, earliestEntry: days.firstDay)
    self.schedule = schedule
    let isCounted = rule.rule.isAfterDone || rule.rule.times != nil
    status = isCounted ? RecurringStatus(rule, log: log, weekStart: weekStart, today: today) : nil
    let due = isCounted || !rule.hasTimes ? nil : schedule.next(onOrAfter: .earliest)
    times = due.map { Array(Set(schedule.occurrences(on: $0))).sorted() } ?? []
  }

  /// As `RecurringRule.dueTimes` has them.
  package func times(on date: CivilDate) -> [DueTime] {
    guard rule.hasTimes else { return [] }
    if status == nil, !schedule.isDue(on: date) { return [] }
    let settledState: HabitState = days.done.contains(date) ? .done : .skipped
    let openState: HabitState = date < today ? .missed : date == today ? .open : .ahead
    if let status {
      let isSettled = days.done.contains(date) || days.skipped.contains(date)
      let isWanted = date == today ? status.open != nil : rule.rule.isAfterDone && status.next == date
      guard isSettled || isWanted else { return [] }
      return rule.times.map { DueTime(time: $0, state: isSettled ? settledState : openState) }
    }
    let occurrences = DayOccurrences(times, settledAt: log.times(on: date))
    if occurrences.settled == 0, isSettledLater(date) {
      return occurrences.times.map { DueTime(time: $0, state: .done) }
    }
    // Before it began nothing was missed: of a rule without a first day the log says since when it is followed.
    let begun = rule.from ?? days.firstDay
    if date < today, occurrences.settled == 0, begun.map({ date < $0 }) ?? true { return [] }
    return occurrences.times.enumerated().map { index, time in
      DueTime(time: time, state: index < occurrences.settled ? settledState : openState)
    }
  }

  /// Whether an entry after a day is nearer to it than to the next that is due.
  private func isSettledLater(_ date: CivilDate) -> Bool {
    guard date < today, let entry = days.firstDay(after: date), entry <= today else { return false }
    return schedule.next(onOrAfter: date.adding(days: 1)).map { entry < $0 } ?? true
  }
}
