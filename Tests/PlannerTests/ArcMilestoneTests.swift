import Planner
import TestSupport
import Testing

/// Which days of an arc are milestones. What becomes of them is held against the specification in `ArcMilestoneStandingTests`.
@Suite struct ArcMilestoneTests {
  @Test(arguments: ["1 - 28", "1 - 28!20", "1 - 28!6", "1 - 7", "1 - 13", "1 - 15", "10/1 - 30"])
  func datesAreThoseOfTheDays(text: String) {
    let arc = RitualSketch.arc(text)
    #expect(arc.milestones.allSatisfy { arc.days.first.days(until: $0.date) == $0.day - 1 })
    #expect(arc.milestones.allSatisfy { $0.date <= arc.effectiveDays.last })
    #expect(arc.milestones.map(\.day) == arc.milestones.map(\.day).sorted())
  }
}
