import Chronology

/// What a rule of so many times a period wants of one period in the days of an arc (format, *Days that count*).
struct PeriodShare: Hashable, Sendable {
  /// The days of the period that the arc, the bounds and the months of the rule have.
  let days: DaySet
  /// On how many of them it is to be done: of a period that is cut, in proportion.
  let count: Int

  /// - Parameter times: how many of the whole period.
  init(_ times: Int, of period: DateRange, days: DaySet) {
    self.days = days
    let length = period.count
    count = min(days.count, (2 * times * days.count + length) / (2 * length))
  }

  /// The days that are due: the first that are done; for those that it lacks the first that are skipped, and then the last of
  /// the others.
  func due(done: DaySet, skipped: DaySet) -> DaySet {
    let (done, skipped) = (done.intersection(days), skipped.intersection(days))
    let isDone = done.prefix(count)
    let isSkipped = skipped.prefix(count - isDone.count)
    let isLacking = days.subtracting(done).subtracting(skipped).suffix(count - isDone.count - isSkipped.count)
    return DaySet(isDone.ranges + isSkipped.ranges + isLacking.ranges)
  }

  /// The shares of the periods that have a day in an arc, rising.
  static func all(_ schedule: RecurrenceSchedule, in arc: DateRange) -> [PeriodShare] {
    guard let times = schedule.rule.times else { return [] }
    var shares: [PeriodShare] = []
    var day = arc.first
    while let period = schedule.period(containing: day) {
      if let cut = DateRange(first: day, last: min(period.last, arc.last)) {
        let days = DaySet(schedule.dueRanges(in: cut))
        if !days.isEmpty { shares.append(PeriodShare(times, of: period, days: days)) }
      }
      guard period.last < arc.last else { break }
      day = period.last.adding(days: 1)
    }
    return shares
  }
}
