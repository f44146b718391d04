public import Chronology
public import Planner

/// A month as a calendar: rows of seven days, each with what it came to.
public struct MonthGrid: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    public var date: CivilDate
    public var when: DayPlace
    /// Of what was due; nothing on a day to come.
    public var rate: Rate
    /// Whether some arc ran.
    public var isRunning: Bool
    /// Whether something was due, and all of it was skipped.
    public var isSkipped: Bool

    /// Nil on a day to come.
    public var band: RateBand? { when == .ahead ? nil : rate.band }
  }

  public var days: DateRange
  /// The head of the seven columns.
  public var weekdays: [Weekday]
  /// From the week of the first day to that of the last; nil stands for a day of another month.
  public var weeks: [[Cell?]]
  /// Up to today.
  public var totals: DayTotals
}

extension RitualHistory {
  /// The calendar of the month that holds a day, of one ritual, or of all for nil.
  public func monthGrid(of date: CivilDate, ritual: Int? = nil) -> MonthGrid {
    let timeline = timeline(of: ritual)
    let first = date.startOfMonth
    let count = CivilDate.daysInMonth(date.month, ofYear: date.year)
    let days = DateRange(first: first, last: first.adding(days: count - 1)) ?? DateRange(first)
    let offset = first.weekday.days(after: weekStart)
    let weeks = (0..<(offset + count + 6) / 7).map { week in
      (0..<7).map { column in
        let place = week * 7 + column - offset
        return 0..<count ~= place ? cell(first.adding(days: place), timeline) : nil
      }
    }
    return MonthGrid(
      days: days,
      weekdays: (0..<7).map(weekStart.adding(days:)),
      weeks: weeks,
      totals: timeline.totals(in: days)
    )
  }

  /// The calendars of some months, rising.
  ///
  /// - Parameter last: a day of the last of them; today's month unless said, and if it is in the future.
  public func monthGrids(_ count: Int, ritual: Int? = nil, through last: CivilDate? = nil) -> [MonthGrid] {
    let last = min(last ?? today, today)
    let known = min(max(count, 0), (last.year - 1) * 12 + last.month)
    return (0..<known).reversed().map { monthGrid(of: last.startOfMonth.adding(months: -$0), ritual: ritual) }
  }

  private func cell(_ date: CivilDate, _ timeline: Timeline) -> MonthGrid.Cell {
    let count = timeline[date]
    return MonthGrid.Cell(
      date: date,
      when: DayPlace(date, today: today),
      rate: count?.rate ?? .nothing,
      isRunning: (count?.running ?? 0) > 0,
      isSkipped: count?.isSkipped ?? false
    )
  }
}
