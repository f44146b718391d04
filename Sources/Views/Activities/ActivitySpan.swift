package import Chronology
package import Insight

/// The days of which a view of activities lists the completions, and how they are called.
package struct ActivitySpan: Hashable, Sendable {
  package let days: DateRange
  /// As JSON has it: what was asked for.
  let word: String
  /// `the past 7 days`, `2026-10-01 - 2026-10-31`.
  let name: String

  /// One of the periods in which activities are counted.
  package init(_ period: ActivityPeriod, today: CivilDate) {
    days = period.days(upTo: today)
    word = period.rawValue
    name = "the past \(ActivityWords.name(of: period))"
  }

  /// Some days.
  ///
  /// - Parameter word: as a person named them.
  package init(_ days: DateRange, word: String) {
    self.days = days
    self.word = word
    name = "\(days)"
  }

  /// `Activities of the past 7 days`, or `Activities`, as the days stand below.
  var heading: String { name == "\(days)" ? "Activities" : "Activities of \(name)" }
}
