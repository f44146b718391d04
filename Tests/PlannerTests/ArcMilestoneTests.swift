import Planner
import TestSupport
import Testing

/// The milestones of arcs (format, *Arcs and rituals*).
@Suite struct ArcMilestoneTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arc: String
    var today: String
    /// With the day of November; those that are reached bear an `x`.
    var milestones: String

    var testDescription: String { "\(arc) on \(today)" }
  }

  static let cases: [Case] = [
    Case(arc: "1 - 28", today: "20", milestones: "x First Day 1, x One Week 7, x Halfway 14, Three Weeks 21, Complete 28"),
    // Each at the end of its day.
    Case(arc: "1 - 28", today: "1", milestones: "First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    Case(arc: "1 - 28", today: "2", milestones: "x First Day 1, One Week 7, Halfway 14, Three Weeks 21, Complete 28"),
    Case(arc: "1 - 28", today: "28", milestones: "x First Day 1, x One Week 7, x Halfway 14, x Three Weeks 21, Complete 28"),
    Case(arc: "1 - 28", today: "29", milestones: "x First Day 1, x One Week 7, x Halfway 14, x Three Weeks 21, x Complete 28"),
    // What is past the end does not exist; Halfway is that of the arc as planned.
    Case(arc: "1 - 28!20", today: "20", milestones: "x First Day 1, x One Week 7, x Halfway 14"),
    Case(arc: "1 - 28!6", today: "20", milestones: "x First Day 1"),
    Case(arc: "1 - 28!14", today: "14", milestones: "x First Day 1, x One Week 7, Halfway 14"),
    // In the order of their days.
    Case(arc: "1 - 7", today: "1", milestones: "First Day 1, Halfway 4, One Week 7, Complete 7"),
    Case(arc: "1 - 13", today: "1", milestones: "First Day 1, One Week 7, Halfway 7, Complete 13"),
    Case(arc: "1 - 15", today: "1", milestones: "First Day 1, One Week 7, Halfway 8, Complete 15"),
    Case(arc: "1 - 21", today: "1", milestones: "First Day 1, One Week 7, Halfway 11, Three Weeks 21, Complete 21"),
    Case(arc: "10/1 - 30", today: "1", milestones: "x First Day 1, x One Week 7, x Three Weeks 21, x Halfway 31, Complete 61"),
  ]

  @Test(arguments: cases)
  func milestones(row: Case) {
    let today = RitualSketch.day(row.today)
    let arc = RitualSketch.arc(row.arc)
    let milestones = arc.milestones.map { ($0.isReached(today: today) ? "x " : "") + "\($0.kind.title) \($0.day)" }
    #expect(milestones.joined(separator: ", ") == row.milestones)
    #expect(arc.milestones.allSatisfy { arc.days.first.days(until: $0.date) == $0.day - 1 })
  }
}
