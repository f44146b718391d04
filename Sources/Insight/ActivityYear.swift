public import Chronology

/// The past twelve months of an activity day by day, as weeks beside each other.
public struct ActivityYear: Hashable, Sendable {
  public struct Day: Hashable, Sendable {
    public let date: CivilDate
    public let isDone: Bool
  }

  /// The days that it shows: those of the past 12 months.
  public let period: DateRange
  /// The weeks, the earliest first: seven days each, nil for those before the period or after it.
  public let weeks: [[Day?]]

  /// - Parameter weekStart: the first day of a week.
  public init(_ history: ActivityHistory, weekStart: Weekday) {
    let period = ActivityPeriod.twelveMonths.days(upTo: history.today)
    let lead = period.first.weekday.days(after: weekStart)
    let count = (lead + period.count + 6) / 7
    var done: Set<CivilDate> = []
    for run in history.runs {
      if let days = run.intersection(period)?.days { done.formUnion(days) }
    }
    self.period = period
    weeks = (0..<count).map { week in
      (0..<7).map { day in
        let offset = week * 7 + day - lead
        guard (0..<period.count).contains(offset) else { return nil }
        let date = period.first.adding(days: offset)
        return Day(date: date, isDone: done.contains(date))
      }
    }
  }
}
