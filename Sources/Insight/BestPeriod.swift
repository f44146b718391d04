public import Chronology
public import Planner

/// What a best of a page came to in a month, a year or any range of days (format, *Months, years and other ranges*).
public struct BestPeriod: Hashable, Sendable {
  /// The entries done with a number that begin in the range.
  public let attempts: Int

  /// The best of them.
  public let best: Number?

  /// - Parameter today: what begins after it counts for nothing.
  public init(_ best: Best, log: [LogRecord], in days: DateRange, today: CivilDate) {
    let attempts = log.filter { record in
      record.status == .done && record.value != nil && days.contains(record.days.first) && record.days.first <= today
    }
    self.attempts = attempts.count
    self.best = best.bestAttempt(in: attempts)
  }
}
