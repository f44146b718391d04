public import Chronology

/// The days of one habit in one arc: when it is due, when it was done, when it was skipped. What lies outside the days of the
/// arc counts for nothing (format, *Days that count*).
public struct HabitDays: Hashable, Sendable {
  /// Every day of the arc, or those of the habit's rule, skipped ones among them.
  public let due: DaySet
  /// Due or not.
  public let done: DaySet
  /// Without those that were done.
  public let skipped: DaySet
  /// Of a rule of so many times a period, what each period wants.
  private let shares: [PeriodShare]

  /// The rule's intervals are counted from its `from`, else from the earliest entry that lies in the arc, else from Monday
  /// 2000-01-03.
  ///
  /// - Parameters:
  ///   - days: the days of the arc that count.
  ///   - weekStart: the first day of the week, for rules that count weeks.
  public init(_ habit: borrowing ArcHabit, in days: DateRange, weekStart: Weekday) {
    let arc = days.dayNumbers
    let written = HabitDays.days(of: habit.log, in: arc)
    done = written.done
    skipped = written.skipped.subtracting(done)
    guard let rule = habit.rule else {
      due = DaySet(days)
      shares = []
      return
    }
    let earliest = [done.first, skipped.first].compactMap(\.self).min()
    let schedule = rule.schedule(weekStart: weekStart, earliestEntry: earliest.map(CivilDate.init(dayNumber:)))
    shares = PeriodShare.all(schedule, in: days)
    if rule.rule.times != nil {
      due = DaySet(shares.flatMap { [done, skipped] in $0.due(done: done, skipped: skipped).ranges })
      return
    }
    due =
      rule.rule.isAfterDone
      ? HabitDays.due(schedule, in: days, settledBy: done.union(skipped))
      : DaySet(schedule.dueRanges(in: days))
  }

  /// Due and not skipped.
  public var counted: DaySet { due.subtracting(skipped) }

  private static func days(of log: [LogRecord], in arc: ClosedRange<Int>) -> (done: DaySet, skipped: DaySet) {
    var done: [ClosedRange<Int>] = []
    var skipped: [ClosedRange<Int>] = []
    done.reserveCapacity(log.count)
    for index in log.indices {
      let days = log[index].days.dayNumbers
      guard days.overlaps(arc) else { continue }
      switch log[index].status {
      case .done: add(days.clamped(to: arc), to: &done)
      case .skipped: add(days.clamped(to: arc), to: &skipped)
      case .missed: break
      }
    }
    return (DaySet(done), DaySet(skipped))
  }

  /// Most logs go on with the next day, which a set of days would have to join.
  private static func add(_ days: ClosedRange<Int>, to ranges: inout [ClosedRange<Int>]) {
    if let last = ranges.last, last.upperBound + 1 == days.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound...days.upperBound
    } else {
      ranges.append(days)
    }
  }

  /// A rule `after done`: due on `from`, else on the first day of the arc; then so long after each entry. An entry before a due
  /// day puts it off.
  private static func due(_ schedule: RecurrenceSchedule, in days: DateRange, settledBy entries: DaySet) -> DaySet {
    var due: [ClosedRange<Int>] = []
    var upcoming: CivilDate? = max(schedule.from ?? days.first, days.first)
    for run in entries.ranges {
      if let next = upcoming?.dayNumber, next <= run.lowerBound { due.append(next...next) }
      // In a run of days only what is due again on the next day is due.
      let first = CivilDate(dayNumber: run.lowerBound)
      if run.count > 1, schedule.rule.interval == 1, schedule.rule.unit == .day {
        let again = max(run.lowerBound + 1, (schedule.from ?? first).dayNumber)
        if again <= run.upperBound { due.append(again...run.upperBound) }
      }
      upcoming = schedule.nextAfter(done: CivilDate(dayNumber: run.upperBound))
    }
    if let upcoming { due.append(upcoming.dayNumber...upcoming.dayNumber) }
    let bounds = DateRange(first: days.first, last: min(days.last, schedule.until ?? days.last))
    guard let bounds else { return .empty }
    return DaySet(due).clamped(to: bounds.dayNumbers)
  }
}

/// How a habit stands on one day.
public enum HabitState: String, Sendable, CaseIterable {
  case done, skipped
  /// Due today, or wanted by a period of which today is, and neither done nor skipped.
  case open
  /// Due on a day that is over, and neither done nor skipped.
  case missed
  /// Due on a day to come.
  case ahead
  case notDue
}

extension HabitDays {
  /// How it stands on a day of its arc. A completion after today is as if it were not there.
  public func state(on date: CivilDate, today: CivilDate) -> HabitState {
    if date <= today, done.contains(date) { return .done }
    if skipped.contains(date) { return .skipped }
    guard due.contains(date) else { return date == today && isWanted(on: date) ? .open : .notDue }
    return date == today ? .open : date < today ? .missed : .ahead
  }

  /// Whether the period of a day wants more than was done up to it, so that it may be done then though it need not.
  private func isWanted(on date: CivilDate) -> Bool {
    guard let share = shares.first(where: { $0.days.contains(date) }) else { return false }
    let count = done.through(date).intersection(share.days).count + skipped.intersection(share.days).count
    return count < share.count
  }
}
