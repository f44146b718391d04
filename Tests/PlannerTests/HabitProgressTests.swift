import Chronology
import Planner
import TestSupport
import Testing

/// Completions against the goal (format, *Rates*).
@Suite struct HabitProgressTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arc: String
    var completed: Int
    var goal: Int
    var percent: Int?
    var soFar: String

    var testDescription: String { arc }
  }

  /// Today is 2026-11-20.
  static let cases: [Case] = [
    Case(arc: "1 - 28: A 1-14", completed: 14, goal: 28, percent: 50, soFar: "14 of 19"),
    Case(arc: "1 - 28: A [goal 24] 1-12", completed: 12, goal: 24, percent: 50, soFar: "12 of 19"),
    Case(arc: "1 - 28: A [goal 4] 1-5", completed: 5, goal: 4, percent: 100, soFar: "5 of 19"),
    Case(arc: "1 - 28: A [sun] 1 8", completed: 2, goal: 4, percent: 50, soFar: "2 of 3"),
    // A completion on a day that is not due counts against the goal, and makes no day due.
    Case(arc: "1 - 28: A [sun] 2 8", completed: 2, goal: 4, percent: 50, soFar: "1 of 3"),
    // Skipped days are part of the goal, and not of what was due so far.
    Case(arc: "1 - 28: A s1-10 11-20", completed: 10, goal: 28, percent: 36, soFar: "10 of 10"),
    // What is after today, or after the arc was ended, does not count.
    Case(arc: "1 - 28: A 19-25", completed: 2, goal: 28, percent: 7, soFar: "2 of 20"),
    // Today is counted once it is done.
    Case(arc: "1 - 28: A 18 19", completed: 2, goal: 28, percent: 7, soFar: "2 of 19"),
    Case(arc: "1 - 28: A 18 s20", completed: 1, goal: 28, percent: 4, soFar: "1 of 19"),
    Case(arc: "1 - 28!10: A 1-5 11", completed: 5, goal: 10, percent: 50, soFar: "5 of 10"),
    Case(arc: "21 - 28: A", completed: 0, goal: 8, percent: 0, soFar: "0 of 0"),
    Case(arc: "2 - 8: A [month on 20] 3", completed: 1, goal: 0, percent: nil, soFar: "0 of 0"),
    Case(arc: "1 - 28: A [goal 0]", completed: 0, goal: 0, percent: nil, soFar: "0 of 19"),
  ]

  @Test(arguments: cases)
  func progress(row: Case) throws {
    let progress = try #require(HabitProgressTests.progress(row.arc).first)
    #expect(progress.completed == row.completed)
    #expect(progress.goal == row.goal)
    #expect(progress.ofGoal.percent == row.percent)
    #expect("\(progress.soFar.done) of \(progress.soFar.due)" == row.soFar)
  }

  /// What one habit does beyond its goal makes up for no other.
  @Test func inAll() {
    let progress = HabitProgressTests.progress("1 - 28: A [goal 4] 1-10, B [goal 6] 1 2")
    #expect(progress.ofGoals == Rate(done: 6, of: 10))
    #expect(progress.soFar == Rate(done: 12, of: 38))
  }

  private static func progress(_ text: String) -> [HabitProgress] {
    let arc = RitualSketch.arc(text)
    return arc.habits.map {
      HabitProgress($0, HabitDays($0, in: arc.effectiveDays, weekStart: .monday), today: RitualSketch.day("20"))
    }
  }
}
