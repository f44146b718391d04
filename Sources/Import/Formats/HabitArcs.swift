package import Chronology
package import Planner

/// Arcs of half a calendar year. Their numbers do not depend on what is read, so that a later export finds those of an earlier one.
package enum HabitArcs {
  /// The year whose first half has the number 1.
  package static let firstYear = 2000

  package static func number(of day: CivilDate) -> Int { (day.year - firstYear) * 2 + (day.month > 6 ? 2 : 1) }

  package static func title(on day: CivilDate) -> ArcTitle {
    let isSecond = day.month > 6
    let start = CivilDate(year: day.year, month: isSecond ? 7 : 1, day: 1) ?? day
    let end = CivilDate(year: day.year, month: isSecond ? 12 : 6, day: isSecond ? 31 : 30) ?? day
    return ArcTitle(number: number(of: day), days: DateRange(first: start, last: end) ?? DateRange(day))
  }
}
