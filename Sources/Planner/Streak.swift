public import Chronology

/// How long a streak runs, and how long it ever ran (format, *Streaks*).
public struct Streak: Hashable, Sendable {
  /// The units done without a miss up to today; 0 for what is over or has not begun.
  public var current: Int

  /// The longest run of units done without a miss.
  public var longest: Int

  /// What became of one due day, or of one period.
  enum Unit {
    case done, skipped, pending, missed
  }

  /// - Parameters:
  ///   - weekStart: the first day of the week, for rules that count weeks.
  ///   - today: the day up to which it is counted; the streak goes on if only today is missing.
  public init(_ rule: StreakRule, log: [LogRecord], weekStart: Weekday, today: CivilDate) {
    let days = DayLog(log)
    let units = StreakUnits(rule, days, weekStart: weekStart)
    let last = min(today, rule.until ?? today)
    var run = 0
    (current, longest) = (0, 0)
    guard units.goal <= units.lengths.upperBound else { return }
    // Before the first entry there is nothing but misses, so a start long ago costs nothing.
    var day = days.firstDay.map { first in rule.from.map { max($0, units.start(ofUnitWith: first)) } ?? first } ?? .latest
    while day <= last, var unit = units.unit(onOrAfter: day, upTo: last) {
      let state = Streak.state(of: unit, goal: units.goal, days, today)
      var count = 1
      // Of a year of days done, or skipped, all units are as the first is.
      if units.goal <= units.lengths.lowerBound, let end = days.lastAlike(unit),
        let alike = units.units(from: unit, endingBy: min(end, last)),
        let whole = DateRange(first: unit.first, last: alike.last)
      {
        (count, unit) = (alike.count, whole)
      }
      switch state {
      case .done: run += count
      case .skipped, .pending: break
      case .missed:
        run = 0
        guard let next = days.firstDay(after: unit.last) else {
          day = .latest
          break
        }
        day = units.start(ofUnitWith: next)
        continue
      }
      longest = max(longest, run)
      guard day != .latest, unit.last < last else { break }
      day = unit.last.adding(days: 1)
    }
    current = rule.until.map { $0 < today } ?? false ? 0 : run
  }

  private static func state(of days: DateRange, goal: Int, _ log: DayLog, _ today: CivilDate) -> Unit {
    // A completion ahead counts for nothing; a skip may be ahead.
    let past = DateRange(first: days.first, last: min(days.last, today)) ?? days
    if log.doneDays(in: past) >= goal { return .done }
    if log.isSkipped(in: days) { return .skipped }
    return days.contains(today) ? .pending : .missed
  }
}

/// The due days or periods of a streak, one after another.
private struct StreakUnits {
  let goal: Int
  /// How many days a unit has, at least and at most.
  let lengths: ClosedRange<Int>
  private let schedule: RecurrenceSchedule
  private let isPeriod: Bool

  init(_ rule: StreakRule, _ days: DayLog, weekStart: Weekday) {
    schedule = RecurrenceSchedule(
      rule.rule,
      from: rule.from,
      until: rule.until,
      weekStart: weekStart,
      earliestEntry: days.firstDay
    )
    isPeriod = rule.rule.isPeriod
    goal = isPeriod ? rule.goal : 1
    let count = rule.rule.interval
    lengths =
      switch rule.rule.unit {
      case _ where !isPeriod: 1...1
      case .week: 7 * count...7 * count
      case .year: 365 * count...366 * count
      case .hour, .day, .month: 28 + 30 * (count - 1)...31 * count
      }
  }

  /// The units from one on that have ended by a day: how many there are, and the last day that is looked at with them; nil where
  /// there is none.
  func units(from unit: DateRange, endingBy day: CivilDate) -> (count: Int, last: CivilDate)? {
    if isPeriod { return schedule.periods(from: unit, endingBy: day) }
    return DateRange(first: unit.first, last: day).map { (schedule.dueCount(in: $0), day) }
  }

  /// The first day of the period that holds a day; of a rule of due days the day itself.
  func start(ofUnitWith day: CivilDate) -> CivilDate { schedule.period(containing: day)?.first ?? day }

  /// The period that holds a day, or the due day that is it or follows it, if one begins by `last`.
  func unit(onOrAfter day: CivilDate, upTo last: CivilDate) -> DateRange? {
    if isPeriod { return schedule.period(containing: day) }
    return schedule.next(onOrAfter: day).flatMap { $0 <= last ? DateRange($0) : nil }
  }
}
