import Planner
import TestSupport
import Testing

/// What became of the milestones of arcs (format, *Arcs and rituals*).
@Suite struct ArcMilestoneStandingTests {
  /// An arc, a day of November, and its milestones with their days: `x` is reached, `-` has passed.
  static let cases: [(arc: String, today: String, milestones: String)] = [
    ("1 - 28: A 1-19", "20", "x First Day 1, x One Week 7, x Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A", "1", "First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A 1", "1", "x First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A 1, B", "1", "First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A 1, B s1", "1", "x First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A 1, B", "2", "x First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A", "22", "- First Day 1, - One Week 7, - Halfway 14, - Three Weeks 21, Complete 28"),
    ("1 - 28: A 1-3 7", "7", "x First Day 1, x One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A 1 7", "7", "x First Day 1, - One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A 1-6", "7", "x First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A 4-7, B 1-3", "14", "x First Day 1, x One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A 4-7, B 1-3", "15", "x First Day 1, x One Week 7, x Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A s1-7", "8", "- First Day 1, - One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A [sun] 1 8", "14", "x First Day 1, x One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A [sun] 1 8", "15", "x First Day 1, x One Week 7, x Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A [mon] 1", "2", "x First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    ("1 - 28: A 1-20 28", "28", "x First Day 1, x One Week 7, x Halfway 14, x Three Weeks 21, x Complete 28"),
    ("1 - 28: A 1-13", "29", "x First Day 1, x One Week 7, x Halfway 14, x Three Weeks 21, - Complete 28"),
    ("1 - 28!20: A 1-20", "20", "x First Day 1, x One Week 7, x Halfway 14"),
    ("1 - 28!6: A 1", "20", "x First Day 1"),
    ("1 - 28!14: A 1-13", "14", "x First Day 1, x One Week 7, Halfway 14"),
    ("1 - 7: A", "1", "First Day 1, Halfway 4, One Week 7, Complete 7"),
    ("1 - 13: A", "1", "First Day 1, One Week 7, Halfway 7, Complete 13"),
    ("1 - 15: A", "1", "First Day 1, One Week 7, Halfway 8, Complete 15"),
    ("1 - 21: A", "1", "First Day 1, One Week 7, Halfway 11, Three Weeks 21, Complete 21"),
    ("10/1 - 30: A 10/1-10/25", "1", "x First Day 1, x One Week 7, x Three Weeks 21, x Halfway 31, Complete 61"),
  ]

  @Test(arguments: cases)
  func milestones(arc text: String, today: String, milestones: String) {
    let told = ArcMilestoneStandingTests.standings(text, today).map { standing in
      let mark: [ArcMilestoneStanding.State: String] = [.reached: "x ", .passed: "- "]
      return (mark[standing.state] ?? "") + "\(standing.milestone.kind.title) \(standing.milestone.day)"
    }
    #expect(told.joined(separator: ", ") == milestones)
  }

  static let kept: [(arc: String, today: String, kept: [String])] = [
    // Up to the milestone, and up to today.
    ("1 - 28: A 1 3 9", "10", ["1 of 1", "2 of 7", "3 of 10", "3 of 10", "3 of 10"]),
    // A day on which one of two was done is a day with something done; a day skipped is none.
    ("1 - 28: A 1, B 2, C s1-7", "6", ["1 of 1", "2 of 6", "2 of 6", "2 of 6", "2 of 6"]),
    ("1 - 7: A s1-7", "20", ["0 of 0", "0 of 0", "0 of 0", "0 of 0"]),
    // What was done though it was not due makes no day due.
    ("1 - 28: A [sun] 2 8", "20", ["0 of 1", "0 of 1", "1 of 2", "1 of 3", "1 of 3"]),
  ]

  @Test(arguments: kept)
  func keptDays(arc text: String, today: String, kept: [String]) {
    #expect(ArcMilestoneStandingTests.standings(text, today).map { "\($0.keptDays.done) of \($0.keptDays.due)" } == kept)
  }

  private static func standings(_ text: String, _ today: String) -> [ArcMilestoneStanding] {
    let arc = RitualSketch.arc(text)
    let habits = arc.habits.map { HabitDays($0, in: arc.effectiveDays, weekStart: .monday) }
    return arc.milestones.map { ArcMilestoneStanding($0, of: habits, today: RitualSketch.day(today)) }
  }
}
