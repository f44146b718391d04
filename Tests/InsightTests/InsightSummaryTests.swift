import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// The eight insights: headlines, breakdowns, sparklines and trends.
@Suite struct InsightSummaryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var card: InsightCard
    var rituals: String
    var headline: String
    var rows: String
    var trend: Trend?
    var points: Int?

    var testDescription: String { "\(card) of \(rituals)" }
  }

  /// Today is Friday 2026-11-20.
  static let cases: [Case] = [
    Case(
      card: .active,
      rituals: "Water = 1 - 28: A / Walk = 1 - 14: B / Read = 25 - 12/5: C",
      headline: "1",
      rows: "Water day 20 of 28",
      trend: .down
    ),
    Case(card: .active, rituals: "Water = 1 - 28!20: A", headline: "1", rows: "Water day 20 of 20", trend: .stable),
    Case(card: .active, rituals: "", headline: "0", rows: "", trend: nil),
    Case(
      card: .streak,
      rituals: "Water = 1 - 28: A 1-6 18-20 / Walk = 1 - 28: B 1-6 20",
      headline: "1 day",
      rows: "Longest 6 days, Perfect days 7, Water 3 days, Walk 1 day",
      trend: .up
    ),
    Case(
      card: .habitsToday,
      rituals: "Water = 1 - 28: A 20, B / Walk = 1 - 28: C [sun] / Read = 1 - 28: D 20",
      headline: "2 of 3",
      rows: "Water 1 of 2, Read 1 of 1",
      trend: .stable,
      points: 0
    ),
    Case(
      card: .completion,
      rituals: "Water = 1 - 28: A 1-10 14-20",
      headline: "100 %",
      rows: "Past 7 days 100 %, Past 31 days 85 %, All days 85 %",
      trend: .up,
      points: 43
    ),
    // At seven in the morning of the 20th nothing is done, and nothing is worse for it.
    Case(
      card: .completion,
      rituals: "Water = 1 - 28: A 1-19",
      headline: "0 %",
      rows: "Past 7 days 100 %, Past 31 days 100 %, All days 100 %",
      trend: .stable,
      points: 0
    ),
    Case(
      card: .completion,
      rituals: "Water = 1 - 28: A 1-12, B 13-20",
      headline: "50 %",
      rows: "Past 7 days 50 %, Past 31 days 50 %, All days 50 %",
      trend: .stable,
      points: 0
    ),
    Case(
      card: .completion,
      rituals: "Water = 1 - 28: A [weekday] 2-6 9-13 16-19 s20",
      headline: "–",
      rows: "Past 7 days 100 %, Past 31 days 100 %, All days 100 %",
      trend: .stable,
      points: 0
    ),
    Case(
      card: .completion,
      rituals: "Water = 18 - 28: A 18-20",
      headline: "100 %",
      rows: "Past 7 days 100 %, Past 31 days 100 %, All days 100 %",
      trend: nil
    ),
    Case(
      card: .completion,
      rituals: "Water = 9/1 - 9/10: A 9/1-9/5 / Walk = 1 - 28: B 7-20",
      headline: "100 %",
      rows: "Past 7 days 100 %, Past 31 days 70 %, All days 63 %",
      trend: .stable,
      points: 0
    ),
    Case(
      card: .daysActive,
      rituals: "Water = 10/1 - 10/10: A 10/1-10/4 / Walk = 1 - 28: B 15-18",
      headline: "8 days",
      rows: "Past 7 days 4 of 7, Past 31 days 4 of 19, All 8 of 29",
      trend: .up
    ),
    // Today counts once it is active, though something is open.
    Case(
      card: .daysActive,
      rituals: "Water = 1 - 28: A 1-20, B",
      headline: "20 days",
      rows: "Past 7 days 7 of 7, Past 31 days 20 of 20, All 20 of 20",
      trend: .stable
    ),
    Case(
      card: .daysActive,
      rituals: "Water = 1 - 28: A 1-19",
      headline: "19 days",
      rows: "Past 7 days 7 of 7, Past 31 days 19 of 19, All 19 of 19",
      trend: .stable
    ),
    Case(
      card: .daysActive,
      rituals: "",
      headline: "0 days",
      rows: "Past 7 days 0 of 0, Past 31 days 0 of 0, All 0 of 0",
      trend: nil
    ),
    Case(
      card: .sevenDayAverage,
      rituals: "Water = 1 - 28: A 7-9 18-20",
      headline: "43 %",
      rows: "7 days before 43 %, Perfect days 3, Check-ins 3",
      trend: .stable,
      points: 0
    ),
    Case(
      card: .sevenDayAverage,
      rituals: "Water = 1 - 28: A 7-9 19-20",
      headline: "29 %",
      rows: "7 days before 43 %, Perfect days 2, Check-ins 2",
      trend: .down,
      points: -14
    ),
    Case(
      card: .totalCheckIns,
      rituals: "Water = 10/1 - 10/10: A 10/1-10/4 / Walk = 1 - 28: B [sun] 13-18 20",
      headline: "11",
      rows: "Today 1, Past 7 days 6, Past 31 days 7",
      trend: .up
    ),
    Case(
      card: .bestRitual,
      rituals: "Water = 1 - 28: A 11-20 / Walk = 18 - 28: B 18-19 / Read = 9/1 - 9/10: C 9/1-9/10",
      headline: "Walk 100 %",
      rows: "Walk 100 %, Water 50 %",
      trend: nil
    ),
    Case(
      card: .bestRitual,
      rituals: "Water = 1 - 28: A 11-20 / Walk = 1 - 28: B 1-9 20",
      headline: "Water 50 %",
      rows: "Water 50 %, Walk 50 %",
      trend: .up,
      points: 57
    ),
    // Each ritual has its own last day.
    Case(
      card: .bestRitual,
      rituals: "Water = 1 - 28: A 11-20 / Walk = 1 - 28: B 1-10",
      headline: "Walk 53 %",
      rows: "Walk 53 %, Water 50 %",
      trend: .down,
      points: -71
    ),
    Case(card: .bestRitual, rituals: "Water = 1 - 28: A", headline: "–", rows: "Water 0 %", trend: nil),
    Case(card: .bestRitual, rituals: "", headline: "–", rows: "", trend: nil),
  ]

  @Test(arguments: cases)
  func card(row: Case) throws {
    let insight = try #require(RitualHistory(sketch: row.rituals).insights([row.card]).first)
    #expect(insight.card == row.card)
    #expect(insight.headline.text == row.headline)
    #expect(insight.breakdown.map { "\($0.label) \($0.figure.text)" }.joined(separator: ", ") == row.rows)
    #expect(insight.trend == row.trend)
    #expect(insight.points == row.points)
  }

  static let sparklines: [(InsightCard, [Int?])] = [
    (.active, [1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1]),
    (.streak, [0, 0, 1, 2, 3, 0, 0, 0, 0, 4, 4, 0, 1, 1]),
    (.completion, [0, 50, 100, 100, 100, nil, nil, nil, nil, 100, nil, 0, 100, nil]),
    (.habitsToday, [0, 50, 100, 100, 100, nil, nil, nil, nil, 100, nil, 0, 100, nil]),
    (.sevenDayAverage, [0, 50, 100, 100, 100, nil, nil, nil, nil, 100, nil, 0, 100, nil]),
    (.daysActive, [0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1]),
    (.totalCheckIns, [0, 1, 2, 2, 2, 0, 0, 0, 0, 1, 0, 0, 2, 1]),
    (.bestRitual, [0, 50, 100, 100, 100, nil, nil, nil, nil, 100, nil, 0, 100, nil]),
  ]

  /// From the 7th to the 20th: one arc to the 11th, a gap, then one with days on which nothing is due.
  @Test(arguments: sparklines)
  func sparkline(card: InsightCard, values: [Int?]) throws {
    let history = RitualHistory(
      sketch: "1 - 11: A 8-11, B 9-11; 16 - 28: C [mon wed thu] 16 19, D [month on 19] 19 20",
      today: "20"
    )
    let insight = try #require(history.insights([card]).first)
    #expect(insight.sparkline == values)
  }

  static let lastDays: [(InsightCard, rituals: String, day: String)] = [
    (.completion, "1 - 28: A 1-19", "19"), (.completion, "1 - 28: A 1-20", "20"), (.completion, "1 - 28: A s20", "20"),
    (.completion, "1 - 28: A [sun]", "20"), (.completion, "", "20"), (.active, "1 - 28: A", "19"),
    (.daysActive, "1 - 28: A, B 19", "19"), (.daysActive, "1 - 28: A, B 20", "20"), (.totalCheckIns, "1 - 28: A, B 20", "19"),
    (.bestRitual, "1 - 28: A 20 / 1 - 28: B", "20"), (.bestRitual, "1 - 28: A 18 / 1 - 28: B", "19"),
  ]

  @Test(arguments: lastDays)
  func lastOfThePastDays(card: InsightCard, rituals: String, day: String) throws {
    let insight = try #require(RitualHistory(sketch: rituals).insights([card]).first)
    #expect(insight.lastDay == RitualSketch.day(day))
  }

  @Test func allEightInTheOrderOfTheVault() {
    let history = RitualHistory(sketch: "1 - 28: A 1-20")
    #expect(history.insights().map(\.card) == InsightCard.allCases)
    #expect(
      history.insights().map(\.title) == [
        "Active", "Streak", "Habits Today", "Completion", "Days Active", "7-Day Average", "Total Check-ins", "Best Ritual",
      ]
    )
    let turned = Array(InsightCard.allCases.reversed())
    #expect(history.insights(turned).map(\.card) == turned)
  }

  @Test(arguments: caseChunks(default: 80))
  func theFiguresAreThoseOfTheHistory(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomHistory(seed: seed)
      let history = RitualHistory(random.rituals(), weekStart: random.weekStart, today: random.today)
      let day = random.today.dayNumber
      let twin = RitualTwin(history.rituals, weekStart: random.weekStart, today: random.today)
      let insights = history.insights()
      let last = twin.lastSettled
      let (week, before) = (twin.rate(last - 6...last), twin.rate(last - 13...last - 7))
      #expect(insights[2].headline == .part(twin.rate(day...day)), "seed \(seed)")
      #expect(insights[3].headline == .rate(twin.rate(day...day)), "seed \(seed)")
      let ranges = [last - 6...last, last - 30...last, day - 400...day]
      #expect(insights[3].breakdown.map(\.figure) == ranges.map { .rate(twin.rate($0, settled: true)) }, "seed \(seed)")
      #expect(insights[3].lastDay.dayNumber == last && insights[5].lastDay.dayNumber == last, "seed \(seed)")
      #expect(insights[4].headline == .days(twin.days.values.filter { $0.checkIns > 0 }.count), "seed \(seed)")
      #expect(insights[5].headline == .rate(week), "seed \(seed)")
      #expect(insights[6].headline == .count(twin.days.values.map(\.checkIns).reduce(0, +)), "seed \(seed)")
      // In points, with doubles where the program has whole numbers.
      var trend: Trend?
      if week.due > 0, before.due > 0 {
        let points = 100 * (Double(week.done) / Double(week.due) - Double(before.done) / Double(before.due))
        trend = points > 0.999_999 ? .up : points < -0.999_999 ? .down : .stable
      }
      #expect(insights[5].trend == trend && insights[3].trend == trend, "seed \(seed)")
      for insight in insights {
        #expect(insight.sparkline.count == 14 && !insight.tip.isEmpty && !insight.tip.contains("!"), "seed \(seed)")
      }
      #expect(insights[4].sparkline == (day - 13...day).map { (twin.days[$0]?.checkIns ?? 0) > 0 ? 1 : 0 }, "seed \(seed)")
      #expect(insights[5].sparkline == (day - 13...day).map { twin.rate($0...$0).percent }, "seed \(seed)")
    }
  }
}
