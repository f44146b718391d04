import Chronology
import Testing
import Views

@testable import CommandLine

@Suite struct DueWordTests {
  private func question(_ text: String) throws -> DueQuestion {
    // A Friday.
    let today = try #require(CivilDate("2026-11-20"))
    return try DueWord(text).question(today: today, weekStart: .monday)
  }

  @Test(arguments: [
    ("overdue", DueQuestion.overdue), ("Overdue", .overdue), ("none", .never),
    ("today", .by(CivilDate("2026-11-20")!)), ("tomorrow", .by(CivilDate("2026-11-21")!)),
    ("friday", .by(CivilDate("2026-11-27")!)), ("2026-12-24", .by(CivilDate("2026-12-24")!)),
    ("1 dec", .by(CivilDate("2026-12-01")!)),
    ("this week", .by(CivilDate("2026-11-22")!)), ("this-week", .by(CivilDate("2026-11-22")!)),
    ("7d", .by(CivilDate("2026-11-26")!)),
    ("this month", .by(CivilDate("2026-11-30")!)),
    ("next week", .within(DateRange("2026-11-23 - 2026-11-29")!)),
    ("next-month", .within(DateRange("2026-12-01 - 2026-12-31")!)),
    ("dec", .within(DateRange("2026-12-01 - 2026-12-31")!)),
    ("2026-11-21..2026-11-25", .within(DateRange("2026-11-21 - 2026-11-25")!)),
    ("today..in 3 days", .within(DateRange("2026-11-20 - 2026-11-23")!)),
    ("2026-11-21 - 2026-11-25", .within(DateRange("2026-11-21 - 2026-11-25")!)),
  ])
  func saysWhenSomethingIsDue(text: String, expected: DueQuestion) throws { #expect(try question(text) == expected) }

  @Test(arguments: ["", "never", "2026-11-25..2026-11-21", "..", "2026-13-01"])
  func saysNothingElse(text: String) { #expect(throws: (any Error).self) { try question(text) } }

  @Test(arguments: [
    ("overdu", "did you mean “overdue”?"), ("nne", "did you mean “none”?"), ("2026-02-30", "is not in the calendar"),
  ])
  func saysWhatIsWrong(text: String, message: String) throws {
    #expect(try #require(DueWord.problem(text)).english.contains(message))
  }
}
