import Chronology
import Insight
import Planner

/// The times of a recurring task on any of its days, as views show them.
struct RecurringTimes: Sendable {
  /// When it is due. One that is due every few hours is told once, from the first time to the last.
  struct Occurrence: Sendable {
    var start: TimeOfDay
    var end: TimeOfDay?
    var state: HabitState
  }

  /// The first day of all that are over on which it may have a time; nil where it has none on any of them.
  let firstPastDay: CivilDate?
  private let isHourly: Bool
  private let due: DueTimes

  init(_ rule: RecurringRule, _ log: [LogRecord], weekStart: Weekday, today: CivilDate) {
    isHourly = rule.rule.unit == .hour
    firstPastDay = RecurringTimes.firstPastDay(of: rule, log, weekStart: weekStart)
    due = DueTimes(rule, log, weekStart: weekStart, today: today)
  }

  /// Before its first day it is not due, and before it was followed nothing was missed (`DueTimes`); but its first entry may be of the
  /// due day before it.
  private static func firstPastDay(of rule: RecurringRule, _ log: [LogRecord], weekStart: Weekday) -> CivilDate? {
    // When one that counts from its last entry, or so many times, is due, the whole of its log says.
    if rule.rule.isAfterDone || rule.rule.times != nil { return .earliest }
    if let from = rule.from { return from }
    guard let entry = DayLog(log).firstDay else { return nil }
    guard entry > .earliest else { return entry }
    let schedule = rule.schedule(weekStart: weekStart, earliestEntry: entry)
    return schedule.latest(onOrBefore: entry.adding(days: -1)) ?? entry
  }

  func occurrences(on date: CivilDate) -> [Occurrence] {
    let due = dueTimes(on: date)
    guard isHourly, let first = due.first, let last = due.last else {
      return due.map { Occurrence(start: $0.time, state: $0.state) }
    }
    let state = due.allSatisfy { $0.state == first.state } ? first.state : last.state
    return [Occurrence(start: first.time, end: first.time == last.time ? nil : last.time, state: state)]
  }

  func dueTimes(on date: CivilDate) -> [DueTime] { due.times(on: date) }
}
