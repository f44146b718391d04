package import Chronology
package import Insight

/// The days of which a view of activities lists the completions, and how they are called.
package struct ActivitySpan: Hashable, Sendable {
  package let days: DateRange
  /// As JSON has it: what was asked for.
  let word: String
  /// The one of the periods in which activities are counted; nil for other days.
  let period: ActivityPeriod?

  /// One of the periods in which activities are counted.
  package init(_ period: ActivityPeriod, today: CivilDate) {
    days = period.days(upTo: today)
    word = period.rawValue
    self.period = period
  }

  /// Some days.
  ///
  /// - Parameter word: as a person named them.
  package init(_ days: DateRange, word: String) {
    self.days = days
    self.word = word
    period = nil
  }
}
