import Chronology
import Planner
import TestSupport
import Testing

@testable import Export

@Suite struct TextExportTests {
  let export = TextExport(today: Sample.today)

  @Test(arguments: Sample.pages + Sample.trackers + Sample.examples)
  func recordedText(_ sample: Sample) throws {
    expectGolden(export.text(of: try sample.reading().plan), sample.golden("txt"))
  }

  @Test func severalPagesArePartedByTwoBlankLines() {
    let pages = ["One", "Two"].map { Plan.page(FocusPage(title: $0, sections: [PlanSection(title: "Now")])) }
    #expect(export.text(of: pages) == "One\n═══\n\nNow\n───\n\n\nTwo\n═══\n\nNow\n───\n")
  }

  @Test func weeksBeginWhereTheyAreSaidTo() {
    let page = Sample.section("- Run (streak: weekly)\n  - 2026-11-08\n  - 2026-11-15\n  - 2026-11-16\n")
    #expect(export.text(of: page).contains("Run: 3-week streak, best 3"))
    let sundays = TextExport(today: Sample.today, weekStart: .sunday)
    #expect(sundays.text(of: page).contains("Run: 2-week streak, best 2"))
  }

  /// Every time is shown as the vault's clock shows it; none in the notation of files is left.
  @Test func timesAreThoseOfTheClock() throws {
    let page = Sample.section(
      """
      - 09:00 Tea
      - 13:00 - 14:30 Lunch
      - Water (every: daily, at: 09:00 17:00)
        - 2026-11-19 17:05
      - [ ] Call (due: 2026-11-20, notify: 18:30)

      """
    )
    let lines = TextExport(today: Sample.today, clock: .twelveHours).text(of: page).split(separator: "\n").map(String.init)
    #expect(lines.contains("9:00 AM            Tea"))
    #expect(lines.contains("1:00 PM - 2:30 PM  Lunch"))
    #expect(lines.contains { $0.contains("every day at 9:00 AM and 5:00 PM") })
    #expect(lines.contains("    2026-11-19 5:05 PM"))
    #expect(lines.contains { $0.contains("notify at 6:30 PM") })
  }

  @Test func daysAreCountedToToday() throws {
    let page = Sample.section("- Christmas (until: 2026-12-25)\n")
    let eve = TextExport(today: try #require(CivilDate("2026-12-24")))
    #expect(eve.text(of: page).contains("Christmas: 2026-12-25, 1 day left"))
  }

  @Test func controlCharactersAreReplaced() {
    let page = Plan.page(FocusPage(title: "a\u{1B}[2Jb", sections: [PlanSection(title: "c\td\u{85}")]))
    #expect(export.text(of: page).hasPrefix("a\u{FFFD}[2Jb\n"))
    #expect(export.text(of: page).contains("c\td\u{FFFD}\n"))
  }

  @Test func columnsCountCells() {
    let page = Sample.section("- 09:00 水\n- 10:00 - 11:00 b\n\n| 水位 | x |\n|--|--|\n| abcde | y |\n")
    let lines = export.text(of: page).split(separator: "\n").map(String.init)
    #expect(lines.contains("09:00          水"))
    #expect(lines.contains("10:00 - 11:00  b"))
    #expect(lines.contains("水位   x"))
    #expect(lines.contains("abcde  y"))
  }
}
