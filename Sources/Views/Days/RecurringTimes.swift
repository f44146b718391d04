import Chronology
import Insight
import Planner

/// The times of a recurring task on any of its days. Of its log a day sees only what stands around it, so that the days of ten years
/// cost what they say, and not each the whole of the log.
struct RecurringTimes: Sendable {
  /// When it is due. One that is due every few hours is told once, from the first time to the last.
  struct Occurrence: Sendable {
    var start: TimeOfDay
    var end: TimeOfDay?
    var state: HabitState
  }

  private let rule: RecurringRule
  private let log: [LogRecord]
  private let weekStart: Weekday
  private let today: CivilDate
  /// Whether each entry is of one day and none is before the one above it, so that those of some days stand together.
  private let isInOrder: Bool
  /// The entry that is the first of all; nil where there is none that settles anything.
  private let first: Int?
  /// The days on which a rule is due that counts from its last entry, or so many times: the whole of its log says when that is.
  private let wanted: [CivilDate]?
  /// The days on which any other rule is due, which most days of a vault are not.
  private let schedule: RecurrenceSchedule?

  init(_ rule: RecurringRule, _ log: [LogRecord], weekStart: Weekday, today: CivilDate) {
    (self.rule, self.log, self.weekStart, self.today) = (rule, log, weekStart, today)
    isInOrder = log.indices.allSatisfy { log[$0].days.count == 1 && ($0 == 0 || log[$0 - 1].days.first <= log[$0].days.first) }
    first = log.firstIndex { $0.status != .missed }
    let isCounted = rule.rule.isAfterDone || rule.rule.times != nil
    let next = isCounted ? RecurringStatus(rule, log: log, weekStart: weekStart, today: today).next : nil
    wanted = isCounted ? [today] + [next].compactMap(\.self) : nil
    schedule = isCounted ? nil : rule.schedule(weekStart: weekStart, earliestEntry: DayLog(log).firstDay)
  }

  func occurrences(on date: CivilDate) -> [Occurrence] {
    let due = dueTimes(on: date)
    guard rule.rule.unit == .hour, let first = due.first, let last = due.last else {
      return due.map { Occurrence(start: $0.time, state: $0.state) }
    }
    let state = due.allSatisfy { $0.state == first.state } ? first.state : last.state
    return [Occurrence(start: first.time, end: first.time == last.time ? nil : last.time, state: state)]
  }

  func dueTimes(on date: CivilDate) -> [DueTime] {
    if let schedule, !schedule.isDue(on: date) { return [] }
    guard isInOrder, !(wanted?.contains(date) ?? false) else { return dueTimes(on: date, log) }
    let part = entries(around: date)
    // On any other day such a rule wants nothing, but for what was done on it.
    if wanted != nil, !part.contains(where: { $0.days.contains(date) && $0.status != .missed }) { return [] }
    return dueTimes(on: date, part)
  }

  private func dueTimes(on date: CivilDate, _ log: [LogRecord]) -> [DueTime] {
    rule.dueTimes(log, weekStart: weekStart, on: date, today: today)
  }

  /// The first entry of all, and those from the last day on or before a day to the first after it that settles anything.
  private func entries(around date: CivilDate) -> [LogRecord] {
    guard let first else { return [] }
    var (low, high) = (0, log.count)
    while low < high {
      let middle = (low + high) / 2
      if log[middle].days.first <= date { low = middle + 1 } else { high = middle }
    }
    var start = low
    while start > 0, log[start - 1].status == .missed { start -= 1 }
    if start > 0 {
      let day = log[start - 1].days.first
      while start > 0, log[start - 1].days.first == day { start -= 1 }
    }
    let end = log[low...].firstIndex { $0.status != .missed }.map { $0 + 1 } ?? log.count
    return (first < start ? [log[first]] : []) + log[start..<end]
  }
}
