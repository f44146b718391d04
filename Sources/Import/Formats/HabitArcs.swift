package import Chronology
package import Planner

/// Arcs of half a calendar year, numbered from that of a first day.
package struct HabitArcs {
  private let first: Int

  init(from day: CivilDate) { first = HabitArcs.half(of: day) }

  package static func half(of day: CivilDate) -> Int { day.year * 2 + (day.month > 6 ? 1 : 0) }

  package func title(on day: CivilDate) -> ArcTitle {
    let isSecond = day.month > 6
    let start = CivilDate(year: day.year, month: isSecond ? 7 : 1, day: 1) ?? day
    let end = CivilDate(year: day.year, month: isSecond ? 12 : 6, day: isSecond ? 31 : 30) ?? day
    return ArcTitle(number: HabitArcs.half(of: day) - first + 1, days: DateRange(first: start, last: end) ?? DateRange(day))
  }
}
