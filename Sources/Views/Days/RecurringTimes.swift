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

  private let isHourly: Bool
  private let due: DueTimes

  init(_ rule: RecurringRule, _ log: [LogRecord], weekStart: Weekday, today: CivilDate) {
    isHourly = rule.rule.unit == .hour
    due = DueTimes(rule, log, weekStart: weekStart, today: today)
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
