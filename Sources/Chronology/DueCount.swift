/// How many days are due, without a look at each: a range of ten thousand years is counted as one of a few is.
extension RecurrenceSchedule {
  /// How many due days a range has: as many as `dueDays(in:)` gives.
  public func dueCount(in range: DateRange) -> Int {
    guard let days = bounded(range) else { return 0 }
    if rule.isAfterDone { return from.map(days.contains) ?? false ? 1 : 0 }
    if isEveryDay { return days.count }
    let cycles = days.count / cycle
    guard cycles > 1 else { return maskedCount(in: days) }
    let ofCycle = maskedCount(in: DateRange(days, ofDays: 0..<cycle))
    guard cycles * cycle < days.count else { return cycles * ofCycle }
    return cycles * ofCycle + maskedCount(in: DateRange(days, ofDays: cycles * cycle..<days.count))
  }

  /// The due days of a range as ranges of day numbers that rise and do not touch. Not for `after done`.
  public func dueRanges(in range: DateRange) -> [ClosedRange<Int>] {
    guard !rule.isAfterDone, let days = bounded(range) else { return [] }
    if isEveryDay { return [days.first.dayNumber...days.last.dayNumber] }
    var ranges: [ClosedRange<Int>] = []
    // Of a weekday a month has at most five.
    ranges.reserveCapacity(5 * min(days.count / 28 + 1, 12))
    forEachMask(in: days) { first, mask in
      var mask = mask
      while mask != 0 {
        let lower = first + mask.trailingZeroBitCount
        let length = (~(mask >> DayMask(mask.trailingZeroBitCount))).trailingZeroBitCount
        mask &= ~(DayMask(truncatingIfNeeded: (UInt64(1) << UInt64(length)) - 1) << DayMask(lower - first))
        if let last = ranges.last, last.upperBound + 1 == lower {
          ranges[ranges.count - 1] = last.lowerBound...lower + length - 1
        } else {
          ranges.append(lower...lower + length - 1)
        }
      }
    }
    return ranges
  }

  private func bounded(_ range: DateRange) -> DateRange? {
    DateRange(first: max(range.first, from ?? range.first), last: min(range.last, until ?? range.last))
  }

  /// Whether it names every day.
  private var isEveryDay: Bool {
    guard months == .all else { return false }
    switch rule.selection {
    case .unsaid: return rule.unit == .hour || rule.unit == .day && rule.interval == 1
    case .weekdays(let weekdays): return weekdays == .all && (rule.unit == .hour || rule.interval == 1)
    case .times: return true
    case .days, .positions, .workdays, .yearDays, .afterDone: return false
    }
  }

  /// After how many days the due days come again in the same way. It may be more than the calendar has.
  private var cycle: Int {
    let calendar = 146_097
    let own: Int
    switch rule.unit {
    case _ where rule.times != nil: own = 1
    case .hour: own = 7
    case .day: own = rule.interval
    case .week: own = 7 * rule.interval
    case .month: return calendar * (rule.interval / greatestDivisor(rule.interval, 4800))
    case .year: return calendar * (rule.interval / greatestDivisor(rule.interval, 400))
    }
    return months == .all ? own : calendar * (own / greatestDivisor(own, calendar))
  }

  private func maskedCount(in days: DateRange?) -> Int {
    var count = 0
    if let days { forEachMask(in: days) { _, mask in count += mask.nonzeroBitCount } }
    return count
  }

  /// The due days of each month that has some, with the number of its first day.
  private func forEachMask(in days: DateRange, _ body: (_ first: Int, _ mask: DayMask) -> Void) {
    let (start, end) = (MonthIndex(days.first), MonthIndex(days.last))
    var month = start
    while month <= end {
      var mask = dayMask(of: month)
      if month == start { mask &= DayMask.max << DayMask(days.first.day - 1) }
      if month == end { mask &= DayMask.max >> DayMask(32 - days.last.day) }
      if mask != 0 { body(month.firstDay.dayNumber, mask) }
      month = following(month, step: 1)
    }
  }
}

// MARK: - Periods

extension RecurrenceSchedule {
  /// The whole periods from one on that have ended by a day: how many there are, and the last day of the last of them; nil where
  /// there are none, and for rules that name days.
  ///
  /// - Parameter period: as `period(containing:)` gives it.
  public func periods(from period: DateRange, endingBy day: CivilDate) -> (count: Int, last: CivilDate)? {
    guard period.last <= day, let end = self.period(containing: day), let first = periodNumber(of: period.last),
      let last = periodNumber(of: day)
    else { return nil }
    return end.last <= day ? (last - first + 1, end.last) : (last - first, end.first.adding(days: -1))
  }
}

extension DateRange {
  /// Some of its days, by their places in it.
  fileprivate init?(_ days: DateRange, ofDays dayRange: Range<Int>) {
    self.init(first: days.first.adding(days: dayRange.lowerBound), last: days.first.adding(days: dayRange.upperBound - 1))
  }
}

private func greatestDivisor(_ left: Int, _ right: Int) -> Int {
  var (left, right) = (left, right)
  while right != 0 { (left, right) = (right, left % right) }
  return left
}
