import Chronology
import Testing
import Views

@testable import CommandLine

@Suite struct DueWordTests {
  private func question(_ text: String) -> DueQuestion? {
    // A Friday.
    CivilDate("2026-11-20").flatMap { DueWord.question(text, today: $0, weekStart: .monday) }
  }

  private func days(_ text: String) -> DateRange? { DateRange(text) }

  @Test(arguments: [
    ("overdue", DueQuestion.overdue), ("Overdue", .overdue), ("none", .never),
    ("today", .by(CivilDate("2026-11-20")!)), ("tomorrow", .by(CivilDate("2026-11-21")!)),
    ("friday", .by(CivilDate("2026-11-27")!)), ("2026-12-24", .by(CivilDate("2026-12-24")!)),
    ("this week", .by(CivilDate("2026-11-22")!)), ("this-week", .by(CivilDate("2026-11-22")!)),
    ("this month", .by(CivilDate("2026-11-30")!)),
    ("next week", .within(DateRange("2026-11-23 - 2026-11-29")!)),
    ("next-month", .within(DateRange("2026-12-01 - 2026-12-31")!)),
    ("2026-11-21..2026-11-25", .within(DateRange("2026-11-21 - 2026-11-25")!)),
    ("today..in 3 days", .within(DateRange("2026-11-20 - 2026-11-23")!)),
    ("2026-11-21 - 2026-11-25", .within(DateRange("2026-11-21 - 2026-11-25")!)),
  ])
  func saysWhenSomethingIsDue(text: String, expected: DueQuestion) { #expect(question(text) == expected) }

  @Test(arguments: ["", "never", "2026-11-25..2026-11-21", "..", "2026-11-21..", "week", "2026-13-01"])
  func saysNothingElse(text: String) { #expect(question(text) == nil) }

  @Test(arguments: [("overdu", "overdue"), ("tody", "today"), ("fridy", "friday"), ("nothing", nil)])
  func namesTheNearest(text: String, expected: String?) { #expect(DueWord.suggestion(for: text) == expected) }
}
