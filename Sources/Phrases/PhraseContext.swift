package import Chronology

/// Which way a person looks who names a day.
package enum PhraseDirection: Hashable, Sendable {
  /// To days in the future: what is planned.
  case ahead
  /// To today and the days before: what is recorded, or looked up.
  case back
}

/// What must be known to say which day a person's words mean.
package struct PhraseContext: Hashable, Sendable {
  package var today: CivilDate
  /// The first day of the week, for `next fri` and `this week`.
  package var weekStart: Weekday
  package var direction: PhraseDirection

  package init(today: CivilDate, weekStart: Weekday = .monday, _ direction: PhraseDirection) {
    (self.today, self.weekStart, self.direction) = (today, weekStart, direction)
  }

  /// The same from another day.
  func from(_ day: CivilDate) -> PhraseContext { PhraseContext(today: day, weekStart: weekStart, direction) }
}
