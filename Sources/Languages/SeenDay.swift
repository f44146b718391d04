package import Chronology

/// A day as it is seen from another one: its year is told only where it is not that of today.
package struct SeenDay: Hashable, Sendable {
  package let date: CivilDate
  package let today: CivilDate
  package let length: NameLength

  package init(_ date: CivilDate, from today: CivilDate, _ length: NameLength) {
    (self.date, self.today, self.length) = (date, today, length)
  }

  /// How many days it lies after today; fewer than 0 before it.
  package var distance: Int { today.days(until: date) }
}

extension Language {
  /// `Fri 20 Nov`; with the year, where it is not that of today.
  package func day(_ seen: SeenDay) -> String {
    seen.date.year == seen.today.year ? day(seen.date, seen.length) : dayAndYear(seen.date, seen.length)
  }

  /// `today`, `tomorrow`, `in 5 days`, `3 days ago`.
  package func distance(_ seen: SeenDay) -> String { distance(of: seen.date, from: seen.today) }

  /// `today, Fri 20 Nov`.
  package func distanceAndDay(_ seen: SeenDay) -> String { "\(distance(seen)), \(day(seen))" }
}
