import Chronology
import Planner
import Testing

@Suite struct RitualTests {
  private static let january = DateRange("2026-01-01 - 2026-01-31")!
  private static let march = DateRange("2026-03-01 - 2026-03-28")!

  // MARK: Headings of arcs

  @Test(arguments: [
    ("Arc 1: 2026-01-01 - 2026-01-31", 1), ("arc 2:2026-01-01–2026-01-31", 2), ("ARC 12: 2026-01-01 to 2026-01-31", 12),
    ("Arc3: 2026-01-01 → 2026-01-31", 3), ("Arc  4:  2026-01-01 - 2026-01-31", 4), ("Arc 007: 2026-01-01-2026-01-31", 7),
  ])
  func headingOfAnArc(_ title: String, _ number: Int) {
    #expect(ArcTitle(title) == ArcTitle(number: number, days: Self.january))
  }

  /// Headings that were meant so and do not read.
  @Test(arguments: [
    "Arc 1 2026-01-01 - 2026-01-31", "Arc 1: 2026-01-31 - 2026-01-01", "Arc 1: 2026-01-01", "Arc 1:", "Arc 1",
    "Arc 0: 2026-01-01 - 2026-01-31",
    "Arc 1: 2026-01-01 - 2026-01-31 of spring", "Arc 1: 2026-01-01 - 2026-01-31.", "Arc 1: 2026-02-01 - 2026-02-30",
    "Arc 1: 2026-01-01/31",
    "Arc 1.: 2026-01-01 - 2026-01-31", "Arc 1 : 2026-01-01 - 2026-01-31", "Arc ٣: 2026-01-01 - 2026-01-31",
    "Arc 1 of 2: 2026-01-01 - 2026-01-31",
    "Arc 99999999999999999999: 2026-01-01 - 2026-01-31",
    "**Arc 1: 2026-01-01 - 2026-01-31**", "*Arc* 1", "Arc #1: 2026-01-01 - 2026-01-31", "“Arc 1”", "[Arc 1](arc.md)",
  ])
  func nearMiss(_ title: String) {
    #expect(ArcTitle(title) == nil)
  }

  @Test(arguments: [
    "", "Arc", "Arc one: 2026-01-01 - 2026-01-31", "Arcs 1: 2026-01-01 - 2026-01-31", "Arc -1: 2026-01-01 - 2026-01-31",
    "Arc +1: 2026-01-01 - 2026-01-31", "My arc 1: 2026-01-01 - 2026-01-31", "2026-01-01 - 2026-01-31", "Architecture", "Ar 1",
  ])
  func otherWords(_ title: String) {
    #expect(ArcTitle(title) == nil)
  }

  @Test func writtenHeadingReadsAsItself() {
    let title = ArcTitle(number: 3, days: Self.march)
    #expect(title.text == "Arc 3: 2026-03-01 - 2026-03-28")
    #expect(ArcTitle(title.text) == title)
  }

  // MARK: Arcs

  private var ritual: Ritual {
    let log = [LogRecord(days: DateRange(CivilDate("2026-03-02")!))]
    let rule = RecurringRule(rule: try! Recurrence.parse("sun").get())
    let note = PlanElement.item(PlanItem(.bullet, text: "note"))
    let late = PlanSection(
      title: "Arc 2: 2026-03-01 - 2026-03-28",
      role: .arc(ArcTitle(number: 2, days: Self.march)),
      ended: CivilDate("2026-03-20"),
      elements: [
        .item(PlanItem(.habit(HabitRule(rule: rule, goal: 3)), text: "a", icon: .emoji("💧"), log: log)), note, .other("***"),
      ],
      groups: [PlanGroup(title: "g", elements: [.item(PlanItem(.habit(HabitRule()), text: "b"))])]
    )
    let early = PlanSection(title: "", role: .arc(ArcTitle(number: 1, days: Self.january)))
    let unread = PlanSection(title: "Arc 3", role: .unreadArc)
    let sections = [late, PlanSection(title: "Notes", elements: [note]), unread, early]
    return Ritual(
      category: "Health",
      finished: CivilDate("2026-12-31"),
      content: PlanContent(title: "Water", sections: sections)
    )
  }

  @Test func arcsAreThoseWhoseHeadingsRead() throws {
    let arcs = ritual.arcs
    #expect(arcs.map(\.number) == [2, 1])
    #expect(arcs.map(\.days) == [Self.march, Self.january])
    #expect(arcs.map(\.ended) == [CivilDate("2026-03-20"), nil])
    #expect(arcs.map { $0.habits.map(\.title) } == [["a", "b"], []])
    let habit = try #require(arcs.first?.habits.first)
    #expect(habit.goal == 3)
    #expect(habit.icon == .emoji("💧"))
    #expect(habit.rule?.rule.description == "sun")
    #expect(habit.log.map(\.days) == [DateRange(CivilDate("2026-03-02")!)])
    #expect(arcs[0].habits[1] == ArcHabit(title: "b"))
  }

  @Test func sumsTakeArcsByTheirFirstDay() {
    let tracked = ritual.tracked
    #expect(tracked.title == "Water")
    #expect(tracked.category == "Health")
    #expect(tracked.slot == .anytime)
    #expect(tracked.finished == CivilDate("2026-12-31"))
    #expect(tracked.arcs == ritual.arcs.reversed())
    var evening = ritual
    evening.time = .evening
    evening.content.icon = .symbol("drop")
    #expect(evening.tracked.slot == .evening)
    #expect(evening.tracked.icon == .symbol("drop"))
  }

  @Test(arguments: [
    (nil, "2026-03-28"), ("2026-03-20", "2026-03-20"), ("2026-03-28", "2026-03-28"), ("2026-04-30", "2026-03-28"),
    ("2026-03-01", "2026-03-01"), ("2026-02-01", "2026-03-28"),
  ])
  func daysThatCount(_ ended: String?, _ last: String) {
    let arc = RitualArc(number: 1, days: Self.march, ended: ended.flatMap { CivilDate($0) })
    #expect(arc.effectiveDays == DateRange("2026-03-01 - \(last)"))
  }
}
