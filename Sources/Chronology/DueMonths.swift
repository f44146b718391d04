/// How due days are found: month by month, each as a mask of its days, passing over months that a rule of months or years
/// skips.
extension RecurrenceSchedule {
  /// The due days of a month, of whose bounds only `months` counts here. Not for `after done`.
  func dayMask(of index: MonthIndex) -> DayMask {
    guard months.contains(index.month), isActive(index) else { return 0 }
    let length = index.dayCount
    let month = DayMask.max >> DayMask(32 - length)
    switch rule.selection {
    case .unsaid: return month & unsaidMask(of: index)
    case .weekdays(let weekdays): return month & weekdayMask(weekdays, of: index)
    case .days(let days): return month & Self.mask(of: days, length: length)
    case .positions(let positions):
      let first = index.firstDay.weekday
      return positions.reduce(0) { $0 | Self.mask(of: $1, first: first, length: length) }
    case .workdays(let first, let last):
      let mask = month & Self.pattern(.workdays, first: index.firstDay.weekday)
      return (first ? mask & (~mask + 1) : 0) | (last ? 1 << DayMask(31 - mask.leadingZeroBitCount) : 0)
    case .yearDays(let named, let days): return named == index.month ? month & Self.mask(of: days, length: length) : 0
    // Any day may be one of them.
    case .times: return month
    case .afterDone: return 0
    }
  }

  /// The first month with a due day, going from one month towards another, and its due days.
  ///
  /// The search ends at the month that bounds it; where a rule counts months or years, also after as many of its periods as the
  /// calendar needs to repeat itself, 400 years' worth, which proves that there is none. Of a day of the year that no year has,
  /// nothing is searched.
  func dueMonth(
    from first: MonthIndex,
    to last: MonthIndex,
    ofFirst firstMask: DayMask,
    step: Int
  ) -> (month: MonthIndex, mask: DayMask)? {
    guard !namesMissingDays else { return nil }
    let first = (month: first, mask: dayMask(of: first) & firstMask)
    if first.mask != 0 { return first }
    var month = following(first.month, step: step)
    var periods = rule.unit == .month ? 4800 : rule.unit == .year ? 400 : Int.max
    while periods >= 0, step > 0 ? month <= last : month >= last {
      let mask = dayMask(of: month)
      if mask != 0 { return (month, mask) }
      month = following(month, step: step)
      periods -= 1
    }
    return nil
  }

  /// Whether a rule of a day of the year names none that is in any year: `feb 30`, or one of a month that is left out.
  private var namesMissingDays: Bool {
    guard case .yearDays(let month, let days) = rule.selection else { return false }
    let length = CivilDate.daysInMonth(month.rawValue, ofYear: 2000)
    return !months.contains(month) || DayMask.max >> DayMask(32 - length) & Self.mask(of: days, length: length) == 0
  }

  /// The next month, or the one before it, in which the rule may have a day.
  func following(_ index: MonthIndex, step: Int) -> MonthIndex {
    guard let (phase, length) = monthsOfPeriod else { return MonthIndex(value: index.value + step) }
    let next = index.value + step
    let rest = floorRemainder(next - phase, length)
    return MonthIndex(value: step > 0 ? next + (rest == 0 ? 0 : length - rest) : next - rest)
  }

  /// Whether a rule of months or years has a period in a month; true of other rules.
  private func isActive(_ index: MonthIndex) -> Bool {
    guard let (phase, length) = monthsOfPeriod else { return true }
    return floorRemainder(index.value - phase, length) == 0
  }

  /// For a rule of months or years: one month in which it has days, and after how many months it has again.
  private var monthsOfPeriod: (phase: Int, length: Int)? {
    // Every month is in a period of so many.
    guard rule.times == nil else { return nil }
    switch rule.unit {
    case .hour, .day, .week: return nil
    case .month: return (MonthIndex(phase).value, rule.interval)
    case .year:
      var month = from?.month ?? 1
      if case .yearDays(let named, _) = rule.selection { month = named.rawValue }
      return (MonthIndex(year: phase.year, month: month).value, rule.interval * 12)
    }
  }

  // MARK: Masks

  /// The days of a rule without `on`; may name days that the month lacks.
  private func unsaidMask(of index: MonthIndex) -> DayMask {
    switch rule.unit {
    case .hour: return .max
    case .day:
      if rule.interval == 1 { return .max }
      var mask: DayMask = 0
      var place = floorRemainder(phase.dayNumber - index.firstDay.dayNumber, rule.interval)
      while place < 31 {
        mask |= 1 << DayMask(place)
        place += rule.interval
      }
      return mask
    case .week: return weekdayMask(WeekdaySet([from?.weekday ?? weekStart]), of: index)
    case .month, .year: return 1 << DayMask((from?.day ?? 1) - 1)
    }
  }

  /// The weekdays of those weeks that count.
  private func weekdayMask(_ weekdays: WeekdaySet, of index: MonthIndex) -> DayMask {
    let first = index.firstDay
    var mask = Self.pattern(weekdays, first: first.weekday)
    guard rule.unit == .week, rule.interval > 1 else { return mask }
    let start = first.startOfWeek(from: weekStart).dayNumber
    var week = (start - phase.startOfWeek(from: weekStart).dayNumber) / 7
    var place = start - first.dayNumber
    while place < 31 {
      if floorRemainder(week, rule.interval) != 0 {
        mask &= ~DayMask(truncatingIfNeeded: place < 0 ? UInt64(0x7F) >> UInt64(-place) : UInt64(0x7F) << UInt64(place))
      }
      place += 7
      week += 1
    }
    return mask
  }

  /// These weekdays of 32 days, the first of which is `first`.
  private static func pattern(_ weekdays: WeekdaySet, first: Weekday) -> DayMask {
    let sixWeeks: UInt64 = 0b1_0000001_0000001_0000001_0000001_0000001
    let fromMonday = UInt64(weekdays.rawValue) * sixWeeks
    return DayMask(truncatingIfNeeded: fromMonday >> UInt64(first.rawValue - 1))
  }

  private static func mask(of days: MonthDays, length: Int) -> DayMask {
    days.bits & DayMask.max >> 1 | (days.hasLast ? 1 << DayMask(length - 1) : 0)
  }

  /// The day at a place in a month, or none: a fifth Monday.
  private static func mask(of position: MonthPosition, first: Weekday, length: Int) -> DayMask {
    let firstPlace = position.weekday.days(after: first)
    let place =
      position.ordinal == .last
      ? firstPlace + (length - 1 - firstPlace) / 7 * 7
      : firstPlace + (position.ordinal.rawValue - 1) * 7
    return place < length ? 1 << DayMask(place) : 0
  }
}
