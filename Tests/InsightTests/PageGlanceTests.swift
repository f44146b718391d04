import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// What a glance at a page shows.
@Suite struct PageGlanceTests {
  private static let today = CivilDate("2026-11-20")!

  private static func number(_ text: some StringProtocol) -> Number { Number(String(text))! }

  @Test func theTableOfTheSpecification() throws {
    let rows = try SpecificationRows(below: "| counter | percent |").rows
    #expect(rows.count > 10)
    for row in rows {
      let parts = row[0].split(separator: "/")
      let counter = Counter(value: PageGlanceTests.number(parts[0]), goal: PageGlanceTests.number(parts[1]))
      #expect("\(counter.percent)" == row[1], "\(row[0])")
    }
  }

  /// A count up with an end is a counter with a goal; one without, and a count down, are none.
  @Test(arguments: [
    (Direction.up, 9 as Int?, 3, true), (.up, 0, 3, false), (.up, -1, 3, false), (.up, nil, 3, false), (.down, 9, 12, false),
  ])
  func aCountUpHasAGoal(direction: Direction, end: Int?, value: Int, isToldWithIt: Bool) {
    let count = Count(direction: direction, value: Number(value), to: end.map { Number($0) }, unit: "slips")
    let section = PlanSection(title: "Now", elements: [.item(PlanItem(.count(count), text: "Slips"))])
    let page = FocusPage(title: "Page", sections: [section])
    let glance = PageGlance(page, weekStart: .monday, today: PageGlanceTests.today)
    #expect(glance.counters.map(\.percent) == (isToldWithIt ? [33] : []))
    #expect(glance.isEmpty == !isToldWithIt)
  }

  @Test func theLargestNumbers() {
    let most = Number(.max)
    #expect(Counter(value: Number(.max - 1), goal: most).percent == 99)
    #expect(Counter(value: Number(.max / 2), goal: most).percent == 50)
    #expect(Counter(value: Number(significand: .max, scale: 18), goal: most).percent == 1)
  }

  /// Tries each percent, in millionths.
  @Test(arguments: [caseSeeds(default: 500)])
  func percentsAgreeWithATrialOfEach(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      func number(_ least: Int) -> (number: Number, millionths: Int) {
        let scale = Int.random(in: 0...6, using: &random)
        let digits = Int.random(in: least...random.pick([9, 300, 100_000]), using: &random)
        let power = (scale..<6).reduce(1) { power, _ in power * 10 }
        return (Number(significand: Int64(digits), scale: scale), digits * power)
      }
      let (value, goal) = (number(0), number(1))
      var percent = (0...99).last { 200 * value.millionths >= (2 * $0 - 1) * goal.millionths } ?? 0
      if value.millionths > 0 { percent = max(percent, 1) }
      if value.millionths >= goal.millionths { percent = 100 }
      #expect(Counter(value: value.number, goal: goal.number).percent == percent, "seed \(seed)")
    }
  }

  @Test func whatIsSetAsideDoesNotCount() {
    let rule = StreakRule(rule: try! Recurrence.parse("daily").get())
    let days = LogRecord(days: DateRange(PageGlanceTests.today))
    let recurring = RecurringRule(rule: rule.rule)
    let items = [
      PlanItem(.counter(Counter(value: Number(3), goal: Number(8))), text: "Water"),
      PlanItem(.checkbox, text: "Open", box: .open, children: [.item(PlanItem(.checkbox, text: "Below", box: .open))]),
      PlanItem(.checkbox, text: "Done", box: .done), PlanItem(.checkbox, text: "Dropped", box: .dropped),
      PlanItem(.checkbox, text: "Other", box: .unknown("?")),
      PlanItem(.streak(rule), text: "Sit", box: .open, log: [days]),
      PlanItem(.recurring(recurring), text: "Air", box: .open),
      PlanItem(.recurring(recurring), text: "Aired", box: .open, log: [days]),
    ]
    let page = FocusPage(
      title: "Page",
      introduction: PlanSection(title: "", elements: [.item(items[2])]),
      sections: [
        PlanSection(title: "Now", elements: items.map(PlanElement.item)),
        PlanSection(title: "Things that used to matter", role: .setAside, elements: items.map(PlanElement.item)),
      ]
    )
    let glance = PageGlance(page, weekStart: .monday, today: PageGlanceTests.today)
    func titles(_ places: [Int]) -> [String] { places.map { page.glanceItems[$0].item.text } }
    #expect(titles(glance.counters.map(\.place)) == ["Water"])
    #expect(titles(glance.openBoxes) == ["Open", "Below"])
    #expect(titles(glance.streaks.map(\.place)) == ["Sit"])
    #expect(glance.streaks.map(\.streak.current) == [1])
    #expect(titles(glance.recurring.map(\.place)) == ["Air"])
    #expect(glance.recurring.map(\.since) == [PageGlanceTests.today])
    #expect(!glance.isEmpty)
    #expect(PageGlance(FocusPage(title: "Page"), weekStart: .monday, today: PageGlanceTests.today).isEmpty)
  }
}
