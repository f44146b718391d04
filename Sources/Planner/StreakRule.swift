public import Chronology

/// The rule of a streak tracker: when it is due, and how often it wants to be done.
public struct StreakRule: Hashable, Sendable {
  /// Without hours and `after done`.
  public var rule: Recurrence
  /// On how many days of a period it is to be done: that of the rule, where it says how many times; else 1 unless said.
  public var goal: Int
  public var from: CivilDate?
  public var until: CivilDate?

  public init(rule: Recurrence, goal: Int = 1, from: CivilDate? = nil, until: CivilDate? = nil) {
    self.rule = rule
    self.goal = rule.times ?? goal
    self.from = from
    self.until = until
  }
}

/// A recurring task: when it is due.
public struct RecurringRule: Hashable, Sendable {
  public var rule: Recurrence
  /// The times of a due day; empty where none is said.
  public var times: [TimeOfDay]
  /// Beside hours: when they begin and end.
  public var window: TimeRange?
  /// The months in which it is due.
  public var months: MonthSet
  public var from: CivilDate?
  public var until: CivilDate?

  public init(
    rule: Recurrence,
    times: [TimeOfDay] = [],
    window: TimeRange? = nil,
    months: MonthSet = .all,
    from: CivilDate? = nil,
    until: CivilDate? = nil
  ) {
    self.rule = rule
    self.times = times
    self.window = window
    self.months = months
    self.from = from
    self.until = until
  }

  /// The days on which it is due.
  public func schedule(weekStart: Weekday, earliestEntry: CivilDate?) -> RecurrenceSchedule {
    RecurrenceSchedule(
      rule,
      from: from,
      until: until,
      months: months,
      times: times,
      window: window,
      weekStart: weekStart,
      earliestEntry: earliestEntry
    )
  }
}
