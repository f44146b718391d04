package import Chronology
package import Languages
package import Planner

/// A month as rows of weeks, each day with what it came to: a picture and a table in one.
package struct PageCalendar: Hashable, Sendable {
  package struct Day: Hashable, Sendable {
    package var date: CivilDate
    /// A sign of what the day came to; empty for nothing.
    package var sign: String
    /// The same in words; empty for nothing.
    package var words: String
    /// How much was done; nil where nothing is to be told.
    package var band: RateBand?
    /// Whether all that was due was skipped.
    package var isSkipped: Bool
    package var isToday: Bool
    package let target: PageText.Target?

    package init(
      _ date: CivilDate,
      sign: String = "",
      words: String = "",
      band: RateBand? = nil,
      isSkipped: Bool = false,
      isToday: Bool = false,
      target: PageText.Target? = nil
    ) {
      (self.date, self.sign, self.words) = (date, sign, words)
      (self.band, self.isSkipped, self.isToday, self.target) = (band, isSkipped, isToday, target)
    }
  }

  package var caption: PageText
  package var weekdays: [Weekday]
  /// Nil stands for a day of another month.
  package var weeks: [[Day?]]
  /// What the month came to; empty for nothing.
  package var closing: PageText

  package init(_ caption: PageText, weekdays: [Weekday], weeks: [[Day?]], closing: PageText = PageText()) {
    (self.caption, self.weekdays, self.weeks, self.closing) = (caption, weekdays, weeks, closing)
  }
}

extension Language {
  /// The name of a day of the week above a column or before a row: `Fr`, `vi`, `ve`.
  package func twoLetters(of weekday: Weekday) -> String { String(name(of: weekday).prefix(2)) }
}
