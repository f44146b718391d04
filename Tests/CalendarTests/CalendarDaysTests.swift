import Chronology
import Planner
import Testing

@testable import Calendar

@Suite struct CalendarDaysTests {
  private static let root = CalendarSample.file(
    "vault",
    "Home",
    "## Routine",
    "",
    "- 07:00 Run (every: mon wed)",
    "- 07:30 - 08:00 Read",
    "- 09:00 Call (every: 2 weeks on fri, from: 2026-11-20)",
    "- 09:30 Plan (every: month, from: 2026-12-24)"
  )

  /// A day without a file shows what another one does on which the same is due; one with a file is looked at by itself.
  @Test(arguments: [
    [], ["- 07:15 - 07:45 Swim"], ["- [-] Read"], ["- 21:00 - 22:00 Read"], ["- [ ] Sweep"],
  ])
  func daysAheadShowWhatEachShows(lines: [String]) {
    let day = CalendarSample.file("day", "2026-11-25 Wednesday", lines.joined(separator: "\n"))
    let late = CalendarSample.file("day", "2029-01-01 Monday", "- 12:00 - 13:00 Lunch")
    let files = [("tidemark.md", Self.root), ("days/2026-11-25.md", day), ("days/2029-01-01.md", late)]
    let days = CalendarDays(CalendarSample(files.map { (path: $0.0, text: $0.1) }).vault)
    let shown = days.shownAhead()
    #expect(shown == days.ahead.map { days.shown(on: $0) })
    #expect(days.ahead.count == CalendarItems.daysAhead + 2)
    #expect(Set(shown.map { $0.map(\.index) }).count > 4)
  }

  @Test func withoutARoutineNothingIsShown() {
    let day = CalendarSample.file("day", "2026-11-25 Wednesday", "- 07:15 - 07:45 Swim")
    let days = CalendarDays(CalendarSample([(path: "days/2026-11-25.md", text: day)]).vault)
    #expect(days.shownAhead().allSatisfy { $0.isEmpty })
    #expect(days.shownAhead().count == days.ahead.count)
  }
}
