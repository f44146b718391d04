import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// The streaks of rituals and of perfect days (format, *Streaks of habits and rituals*), and what the history knows of each
/// ritual.
@Suite struct RitualHistoryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rituals: String
    var today = "20"
    /// Of perfect days over all rituals; of one ritual, that is its own.
    var current: Int
    var longest: Int
    var perfect: Int

    var testDescription: String { "\(rituals) on \(today)" }
  }

  static let streaks: [Case] = [
    Case(rituals: "1 - 28: A 17-19", current: 3, longest: 3, perfect: 3),
    Case(rituals: "1 - 28: A 17-20", current: 4, longest: 4, perfect: 4),
    Case(rituals: "1 - 28: A 16-18", current: 0, longest: 3, perfect: 3),
    // Every habit that was due and not skipped.
    Case(rituals: "1 - 28: A 17-19, B 18 19", current: 2, longest: 2, perfect: 2),
    Case(rituals: "1 - 28: A 17-19, B s17 18 19", current: 3, longest: 3, perfect: 3),
    Case(rituals: "1 - 28: A 17-19, B [sun]", current: 3, longest: 3, perfect: 3),
    // A day on which nothing was due, or all was skipped, is no unit.
    Case(rituals: "1 - 28: A [mon wed] 16 18", current: 2, longest: 2, perfect: 2),
    Case(rituals: "1 - 28: A 16 17 s18 19", current: 3, longest: 3, perfect: 3),
    // Done where it is not due makes no day perfect.
    Case(rituals: "1 - 28: A [sun] 16-19", current: 0, longest: 0, perfect: 0),
    // Today is pending until it is perfect.
    Case(rituals: "1 - 28: A 18-20, B 18 19", current: 2, longest: 2, perfect: 2),
    // Gaps between arcs are no units; what is over has no current streak.
    Case(rituals: "1 - 7: A 5-7; 15 - 28: A 15-19", current: 8, longest: 8, perfect: 8),
    Case(rituals: "1 - 14: A 10-14", current: 0, longest: 5, perfect: 5),
    Case(rituals: "1 - 28!19: A 10-20", current: 0, longest: 10, perfect: 10),
    // Over several rituals a day wants all of them; arcs that are over count for the days that they ran.
    Case(rituals: "1 - 28: A 15-19 / 1 - 28: B 17-19", current: 3, longest: 3, perfect: 3),
    Case(rituals: "1 - 28: A 12-19 / 1 - 14: B 13", current: 5, longest: 5, perfect: 6),
    Case(rituals: "1 - 28: A 12-19 / 17 - 28: B", current: 0, longest: 5, perfect: 5),
    Case(rituals: "1 - 7: A 1-7 / 15 - 28: B 15-19", current: 12, longest: 12, perfect: 12),
    Case(rituals: "", current: 0, longest: 0, perfect: 0),
    Case(rituals: "21 - 28: A 21", current: 0, longest: 0, perfect: 0),
    Case(rituals: "1 - 28", current: 0, longest: 0, perfect: 0),
  ]

  @Test(arguments: streaks)
  func streak(row: Case) {
    let history = RitualHistory(sketch: row.rituals, today: row.today)
    #expect(history.all.streak == Streak(current: row.current, longest: row.longest))
    #expect(history.all.totals.perfectDays == row.perfect)
    if history.rituals.count == 1 { #expect(history.timelines[0].streak == history.all.streak) }
  }

  /// On the day itself, and not as seen from today.
  @Test func streakOnADay() {
    let history = RitualHistory(sketch: "1 - 10: A 1-3 5-10; 15 - 28: A 15-20")
    let streaks = (1...22).map { history.all.streak(on: RitualSketch.day("\($0)")) }
    #expect(streaks == [1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 7, 8, 9, 10, 11, 12, 0, 0])
  }

  @Test func habitsOfOneNameAreOne() {
    let history = RitualHistory(
      RitualSketch.rituals("1 - 14: Drink! 10-14, Walk 14; 15 - 28: Drink 15-19, Read 15-19"),
      weekStart: .monday,
      today: RitualSketch.day("20"),
      name: { $0.hasSuffix("!") ? String($0.dropLast()) : $0 }
    )
    #expect(history.streaks(ofRitual: 0)["Drink"] == Streak(current: 10, longest: 10))
    #expect(history.streaks(ofRitual: 0)["Drink!"] == Streak(current: 10, longest: 10))
    #expect(history.streaks(ofRitual: 0)["Read"] == Streak(current: 5, longest: 5))
    // The arc that runs does not have it.
    #expect(history.streaks(ofRitual: 0)["Walk"] == Streak(current: 0, longest: 1))
    #expect(history.streaks(ofRitual: 0)["Swim"] == Streak(current: 0, longest: 0))
  }

  @Test func ofTwoHabitsOfOneNameTheFirst() {
    let history = RitualHistory(sketch: "1 - 28: A 19, A 17-19")
    #expect(history.streaks(ofRitual: 0)["A"] == Streak(current: 1, longest: 1))
  }

  @Test func progressOfAnArc() {
    let history = RitualHistory(sketch: "1 - 14: A 1-7; 10 - 28: A 15-19, B [goal 10] 15-19")
    #expect(history.progress(ritual: 0, arc: 1).map(\.completed) == [5, 5])
    #expect(history.progress(ritual: 0, arc: 1).ofGoals == Rate(done: 10, of: 29))
    // Cut where the next begins.
    #expect(history.progress(ritual: 0, arc: 0).map(\.goal) == [9])
    #expect(history.active == [0])
  }
}
