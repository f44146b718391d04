/// A rule of recurrence placed in the calendar: from when its periods are counted, its bounds, months, times.
///
/// The rule's interval is counted from the day, week (by `weekStart`), month or year of `phase`, in both directions. A day
/// that a month or year lacks is skipped. Without `on`, the weekday, day of the month or date is that of `from`, or else the
/// first of the week, month or year. Of a rule of so many times a period every day may be one; which are due its log says.
///
/// A rule `after done` has no days of its own: until it is done it is due once, on `from`, and here never without one. It looks
/// neither at months nor at times. Of every other rule `nextAfter(done:)` is the next due day.
public struct RecurrenceSchedule: Hashable, Sendable {
  public let rule: Recurrence
  /// No day before it is due.
  public let from: CivilDate?
  /// No day after it is due.
  public let until: CivilDate?
  /// Only days of these months are due (`in:`).
  public let months: MonthSet
  /// The times of a due day (`at:`), rising, each once. Without meaning for hours.
  public let times: [TimeOfDay]
  /// When the hours of a day begin and end (`at:` beside hours); without one, at 00:00 and 24:00.
  public let window: TimeRange?
  public let weekStart: Weekday
  /// The day whose period is one of the rule's: `from`, else the earliest entry, else Monday 2000-01-03.
  public let phase: CivilDate

  /// Monday 2000-01-03.
  public static let defaultPhase = CivilDate(year: 2000, month: 1, day: 3)!

  /// - Parameter earliestEntry: the first day of the log, from which intervals are counted where there is no `from`.
  public init(
    _ rule: Recurrence,
    from: CivilDate? = nil,
    until: CivilDate? = nil,
    months: MonthSet = .all,
    times: [TimeOfDay] = [],
    window: TimeRange? = nil,
    weekStart: Weekday = .monday,
    earliestEntry: CivilDate? = nil
  ) {
    self.rule = rule
    self.from = from
    self.until = until
    self.months = months
    self.times = times.count > 1 ? Set(times).sorted() : times
    self.window = window
    self.weekStart = weekStart
    phase = from ?? earliestEntry ?? Self.defaultPhase
  }
}

// MARK: - Days

extension RecurrenceSchedule {
  /// Whether a day is due. `after done`: whether it is `from`. Takes the same time for every rule and day.
  public func isDue(on date: CivilDate) -> Bool {
    guard isWithinBounds(date) else { return false }
    if rule.isAfterDone { return date == from }
    let (year, month, day) = date.parts
    return dayMask(of: MonthIndex(year: year, month: month)) & 1 << DayMask(day - 1) != 0
  }

  /// The due days of a range, rising. `after done`: `from`, if it is in the range.
  public func dueDays(in range: DateRange) -> DueDays {
    DueDays(schedule: self, upcoming: next(onOrAfter: range.first), last: range.last)
  }

  /// The first due day on or after a day; `nil` if there is none. `after done`: `from`, if it is not before that day.
  public func next(onOrAfter date: CivilDate) -> CivilDate? {
    let start = max(date, from ?? date)
    let stop = until ?? .latest
    guard start <= stop else { return nil }
    if rule.isAfterDone { return start == from ? from : nil }
    let firstMonth = MonthIndex(start)
    let daysFromStart = DayMask.max << DayMask(start.day - 1)
    let due = dueMonth(from: firstMonth, to: MonthIndex(stop), ofFirst: daysFromStart, step: 1)
    guard let (month, mask) = due else { return nil }
    let found = month.firstDay.adding(days: mask.trailingZeroBitCount)
    return found <= stop ? found : nil
  }

  /// The last due day on or before a day; `nil` if there is none. `after done`: `from`, if it is not after that day.
  public func latest(onOrBefore date: CivilDate) -> CivilDate? {
    let start = min(date, until ?? date)
    let stop = from ?? .earliest
    guard start >= stop else { return nil }
    if rule.isAfterDone { return from }
    let firstMonth = MonthIndex(start)
    let daysToStart = DayMask.max >> DayMask(32 - start.day)
    let due = dueMonth(from: firstMonth, to: MonthIndex(stop), ofFirst: daysToStart, step: -1)
    guard let (month, mask) = due else { return nil }
    let found = month.firstDay.adding(days: 31 - mask.leadingZeroBitCount)
    return found >= stop ? found : nil
  }

  /// When it is due again after it was done on a day: the next due day; `after done`, that day and the rule's units (months and
  /// years clamped to the month's end), or `from` if that is later. `nil` after `until`.
  public func nextAfter(done day: CivilDate) -> CivilDate? {
    guard rule.isAfterDone else { return day == .latest ? nil : next(onOrAfter: day.adding(days: 1)) }
    let next =
      switch rule.unit {
      case .hour, .day: day.adding(days: rule.interval)
      case .week: day.adding(days: rule.interval * 7)
      case .month: day.adding(months: rule.interval)
      case .year: day.adding(years: rule.interval)
      }
    let due = max(next, from ?? next)
    return due <= until ?? .latest && due > day ? due : nil
  }

  /// Whether no day is ever due: `year on feb 30`, `month on 31` in February, `until` before the first due day. `after done`:
  /// only where `until` is before `from`.
  public var isNever: Bool {
    if rule.isAfterDone { return from.map { !isWithinBounds($0) } ?? false }
    return next(onOrAfter: .earliest) == nil
  }

  private func isWithinBounds(_ date: CivilDate) -> Bool {
    date >= from ?? date && date <= until ?? date
  }
}

/// Due days, rising.
public struct DueDays: Sequence, IteratorProtocol, Sendable {
  fileprivate let schedule: RecurrenceSchedule
  fileprivate var upcoming: CivilDate?
  fileprivate let last: CivilDate

  public mutating func next() -> CivilDate? {
    guard let day = upcoming, day <= last else { return nil }
    upcoming = day < last ? schedule.next(onOrAfter: day.adding(days: 1)) : nil
    return day
  }
}

// MARK: - Times

extension RecurrenceSchedule {
  /// The times of a day, rising: none if it is not due, or due without a time. `after done`: those of `from`.
  ///
  /// Hours are counted from the window's start, every day anew; one at the window's end is included, 24:00 is not. A window
  /// that passes midnight is cut off there.
  public func occurrences(on date: CivilDate) -> [TimeOfDay] {
    guard isDue(on: date) else { return [] }
    guard rule.unit == .hour else { return times }
    let start = window?.start ?? .startOfDay
    let end = window.map { $0.passesMidnight ? .endOfDay : $0.end } ?? .endOfDay
    return stride(from: start.minutes, through: min(end.minutes, 1439), by: rule.interval * 60)
      .compactMap(TimeOfDay.init(minutes:))
  }
}

// MARK: - Periods

extension RecurrenceSchedule {
  /// The whole weeks, months or years, as many as the rule's interval, that a day is in; they are counted from the phase's.
  /// What lies outside the calendar's years is cut off. `nil` for rules that name days (`Recurrence.isPeriod`).
  public func period(containing date: CivilDate) -> DateRange? {
    guard let number = periodNumber(of: date) else { return nil }
    if rule.unit == .week {
      let start = firstPeriod + number * rule.interval * 7
      return DateRange(first: CivilDate(dayNumber: start), last: CivilDate(dayNumber: start + rule.interval * 7 - 1))
    }
    let start = MonthIndex(value: firstPeriod + number * monthsOfInterval)
    let next = MonthIndex(value: start.value + monthsOfInterval)
    return DateRange(
      first: start.isOfCalendar ? start.firstDay : .earliest,
      last: next.isOfCalendar ? next.firstDay.adding(days: -1) : .latest
    )
  }

  /// Which period a day is in: 0 for that of the phase, negative before it. `nil` for rules that name days.
  func periodNumber(of date: CivilDate) -> Int? {
    guard rule.isPeriod else { return nil }
    return rule.unit == .week
      ? floorQuotient(date.dayNumber - firstPeriod, rule.interval * 7)
      : floorQuotient(MonthIndex(date).value - firstPeriod, monthsOfInterval)
  }

  /// Where the period of the phase begins: the number of a day for weeks, that of a month for months and years.
  private var firstPeriod: Int {
    switch rule.unit {
    case .week: phase.startOfWeek(from: weekStart).dayNumber
    case .year: MonthIndex(year: phase.year, month: 1).value
    case .hour, .day, .month: MonthIndex(phase).value
    }
  }

  private var monthsOfInterval: Int { rule.interval * (rule.unit == .year ? 12 : 1) }
}

extension RecurrenceSchedule {
  /// The `from` with which a rule that counts from a day, and says none, goes on to be due on the same days: where there is an entry
  /// to count from, in its period; else the latest due day.
  package func keptBeginning(countedFrom entry: CivilDate?, on date: CivilDate) -> CivilDate {
    if rule.times != nil, let period = period(containing: entry ?? date) { return period.first }
    guard let entry else { return latest(onOrBefore: date) ?? next(onOrAfter: date) ?? phase }
    guard rule.selection == .unsaid else { return entry }
    // Without `on` the weekday or day of `from` is due, so that it must be the first of its period.
    switch rule.unit {
    case .hour, .day: return entry
    case .week: return entry.startOfWeek(from: weekStart)
    case .month: return entry.startOfMonth
    case .year: return CivilDate(year: entry.year, month: 1, day: 1) ?? entry
    }
  }
}
