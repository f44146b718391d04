import Chronology
import Planner
import Testing

@Suite struct PlanItemTests {
  static let attempts: [(Extreme, [String?], String?)] = [
    (.highest, [], nil),
    (.highest, [nil], nil),
    (.highest, ["10", "14.5", "12.8"], "14.5"),
    (.lowest, ["29.1", nil, "27.4", "28.2"], "27.4"),
    (.lowest, ["-1", "0"], "-1"),
    (.lowest, ["25:10 min", "24:30 min", "1:02:03"], "24:30 min"),
    (.lowest, ["25:10 min", "24.5", "1:02:03"], "25:10 min"),
    (.lowest, ["30", "24:30 min", "28.5"], "28.5"),
  ]

  @Test(arguments: attempts)
  func bestAttempt(_ extreme: Extreme, _ values: [String?], _ best: String?) {
    let log = values.map { LogRecord(days: DateRange(CivilDate(dayNumber: 0)), value: $0.flatMap { Number($0) }) }
    #expect(Best(extreme: extreme).bestAttempt(in: log) == best.flatMap { Number($0) })
  }

  static let counts: [(Direction, String, String?, Bool)] = [
    (.down, "1", nil, false),
    (.down, "0", nil, true),
    (.down, "-1", nil, true),
    (.down, "5", "5", true),
    (.down, "5.1", "5", false),
    (.up, "0", nil, false),
    (.up, "1000000", nil, false),
    (.up, "9", "10", false),
    (.up, "10", "10", true),
  ]

  @Test(arguments: counts)
  func countIsComplete(_ direction: Direction, _ value: String, _ to: String?, _ isComplete: Bool) throws {
    let count = Count(direction: direction, value: try #require(Number(value)), to: to.flatMap { Number($0) })
    #expect(count.isComplete == isComplete)
  }

  @Test(arguments: ItemType.listTypes)
  func listTypeReadsInAnyCase(_ type: ItemType) {
    #expect(ItemType(listType: type.rawValue.uppercased()) == type)
  }

  @Test(arguments: ["text", "image", "quote", "other", ""])
  func noListType(_ word: String) {
    #expect(ItemType(listType: word) == nil)
  }

  private static let weekly = RecurringRule(rule: try! Recurrence.parse("weekly").get(), from: CivilDate("2026-11-02"))
  private static let noon = ScheduleTime.at(TimeOfDay("12:00")!)

  static let rules: [(PlanItem.Content, RecurringRule?)] = [
    (.recurring(weekly), weekly),
    (.streak(StreakRule(rule: weekly.rule, goal: 3, from: weekly.from)), weekly),
    (.habit(HabitRule(rule: weekly)), weekly),
    (.routine(RoutineTime(time: noon, rule: weekly)), weekly),
    (.habit(HabitRule()), nil),
    (.block(noon), nil),
    (.task, nil),
  ]

  @Test(arguments: rules)
  func ruleByWhichItComesAgain(_ content: PlanItem.Content, _ rule: RecurringRule?) {
    #expect(content.rule == rule)
  }

  @Test func blocksHaveATime() {
    #expect(PlanItem.Content.block(Self.noon).blockTime == Self.noon)
    #expect(PlanItem.Content.routine(RoutineTime(time: Self.noon)).blockTime == Self.noon)
    #expect(PlanItem.Content.schedule(Self.noon).blockTime == nil)
  }
}
