public import Chronology

/// Twelve months of an activity day by day, as weeks beside each other.
public struct ActivityYear: Hashable, Sendable {
  public struct Day: Hashable, Sendable {
    public let date: CivilDate
    public let isDone: Bool
  }

  /// The days that it shows.
  public let period: DateRange
  /// The weeks, the earliest first: seven days each, nil for those before the period or after it.
  public let weeks: [[Day?]]

  /// - Parameters:
  ///   - period: the days that it shows; unless said, those of the past 12 months.
  ///   - weekStart: the first day of a week.
  public init(_ history: ActivityHistory, in period: DateRange? = nil, weekStart: Weekday) {
    let period = period ?? ActivityPeriod.twelveMonths.days(upTo: history.today)
    var done: Set<CivilDate> = []
    for run in history.runs {
      if let days = run.intersection(period)?.days { done.formUnion(days) }
    }
    self.period = period
    weeks = period.weeks(from: weekStart).map { week in week.map { $0.map { Day(date: $0, isDone: done.contains($0)) } } }
  }
}
