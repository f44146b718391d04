import Chronology
import Insight
import Planner
import TestSupport
import Testing

@Suite struct HabitYearTests {
  private static func day(_ text: String) -> CivilDate { ActivitySample.day(text) }

  private static func ritual() throws -> TrackedRitual {
    func arc(_ number: Int, _ first: String, _ last: String, _ habits: [ArcHabit]) throws -> RitualArc {
      let days = try #require(DateRange(first: day(first), last: day(last)))
      return RitualArc(number: number, days: days, habits: habits)
    }
    let swim = ArcHabit(title: "Swim", log: [LogRecord(days: DateRange(day("2026-11-03")))])
    let skipped = LogRecord(days: DateRange(day("2026-11-16")), status: .skipped)
    let again = ArcHabit(title: "Swim", log: [LogRecord(days: DateRange(day("2026-11-17"))), skipped])
    return TrackedRitual(
      title: "Low water",
      arcs: [
        try arc(1, "2026-11-02", "2026-11-04", [swim]),
        try arc(2, "2026-11-16", "2026-11-22", [ArcHabit(title: "Walk", log: []), again]),
      ]
    )
  }

  @Test func habitsOfOneNameAreOne() throws {
    let history = RitualHistory([try Self.ritual()], weekStart: .monday, today: Self.day("2026-11-20"))
    let november = try #require(DateRange(first: Self.day("2026-11-01"), last: Self.day("2026-11-30")))
    let years = history.habitYears(ofRitual: 0, in: november)
    #expect(years.map(\.title) == ["Swim", "Walk"])
    #expect(years.map(\.written) == ["Swim", "Walk"])
    let swim = try #require(years.first)
    #expect(swim.weeks.count == 6)
    #expect(swim.weeks[0].prefix(6).allSatisfy { $0 == nil })
    func state(_ week: Int) -> [HabitState?] { swim.weeks[week].map { $0?.state } }
    #expect(state(1) == [.missed, .done, .missed, nil, nil, nil, nil])
    #expect(state(3) == [.skipped, .done, .missed, .missed, .open, .ahead, .ahead])
    #expect([swim.counts.done, swim.counts.due, swim.counts.skipped] == [2, 7, 1])
    let october = try #require(DateRange(first: Self.day("2026-10-01"), last: Self.day("2026-10-31")))
    #expect(history.habitYears(ofRitual: 0, in: october).isEmpty)
  }
}
