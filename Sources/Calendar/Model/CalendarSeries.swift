public import Chronology

/// How an event repeats, from its own day on.
public struct CalendarSeries: Hashable, Sendable {
  public var rule: CalendarRule
  /// The last day on which it may begin; nil for no end.
  public var until: CivilDate?
  /// The days of the rule on which it is not.
  public var exceptions: [CivilDate]
  /// Where it is otherwise on days of the rule, by their days.
  public var changes: [CalendarSpan]

  public init(
    _ rule: CalendarRule,
    until: CivilDate? = nil,
    exceptions: [CivilDate] = [],
    changes: [CalendarSpan] = []
  ) {
    self.rule = rule
    self.until = until
    self.exceptions = exceptions
    self.changes = changes
  }
}
