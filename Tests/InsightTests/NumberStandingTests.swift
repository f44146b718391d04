import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// Numbers as they stand: the table of the format, *Months, years and other ranges*. Today is 2026-11-20.
@Suite struct NumberStandingTests {
  static let rows = FormatTable.rows(below: "| item | value | goal | percent | reached |")

  static func count(_ direction: Direction, _ value: Int, to: Int? = nil) -> PlanItem.Content {
    .count(Count(direction: direction, value: Number(value), to: to.map { Number($0) }))
  }

  static func counter(_ value: String, _ goal: String) -> PlanItem.Content {
    .counter(Counter(value: Number(value)!, goal: Number(goal)!))
  }

  /// What the items of the table are read as.
  static let contents: [String: PlanItem.Content] = [
    "Water: 3/8 glasses": counter("3", "8"), "Litres: 1.5/2.5 l": counter("1.5", "2.5"), "Pages: 12/10": counter("12", "10"),
    "Milk: 0/2": counter("0", "2"), "Steps: 1/1,000": counter("1", "1000"), "Steps: 9,999/10,000": counter("9999", "10000"),
    "Laps: 3 (count: up)": count(.up, 3), "Savings: 1200 euros (count: up, to: 5000)": count(.up, 1200, to: 5000),
    "Savings: -5 (count: up, to: 5000)": count(.up, -5, to: 5000),
    "Below zero: -7 (count: up, to: -5)": count(.up, -7, to: -5), "Pages left: 120 (count: down)": count(.down, 120),
    "Sessions left: 4 (count: down, to: 4)": count(.down, 4, to: 4),
    "Sober (since: 2026-11-01)": .daysSince(RitualSketch.day("1")),
    "Term (since: 2026-11-21)": .daysSince(RitualSketch.day("21")),
    "Christmas (until: 2026-12-25)": .daysUntil(RitualSketch.day("12/25")),
    "Bonfire (until: 2026-11-05)": .daysUntil(RitualSketch.day("5")),
  ]

  @Test func theTableIsFound() { #expect(Self.rows.count == Self.contents.count) }

  @Test(arguments: rows) func standing(row: [String]) throws {
    let content = try #require(Self.contents[row[0]], "nothing says what “\(row[0])” is read as")
    let standing = try #require(NumberStanding(content, today: RitualSketch.day("20")))
    #expect(standing.value.description == row[1], "\(row[0])")
    #expect(standing.goal?.description ?? "–" == row[2], "\(row[0])")
    #expect(standing.percent.map { "\($0)" } ?? "–" == row[3], "\(row[0])")
    #expect(standing.isReached == (row[4] == "yes"), "\(row[0])")
  }

  @Test func aTallyIsItsStrokes() {
    #expect(NumberStanding(.tally(6), today: .earliest)?.value == Number(6))
    #expect(NumberStanding(.bullet, today: .earliest) == nil)
  }

  /// With few digits it is the percent of a rate.
  @Test(arguments: [1, 3, 7, 8, 200, 400, 999, 1000])
  func isThePercentOfARate(goal: Int) {
    for value in 0...goal + 2 {
      let standing = NumberStanding(Self.count(.up, value, to: goal), today: .earliest)
      #expect(standing?.percent == Rate(done: value, of: goal).percent, "\(value) of \(goal)")
    }
  }

  @Test(arguments: [
    ("0.00000000000000001", "999999999999999999", 1), ("999999999999999998", "999999999999999999", 99), ("0.5", "100", 1),
    ("99999999999999999.9", "100000000000000000", 99), ("0.125", "0.33333333333333333", 38), ("0.015", "1", 2),
    ("0.0149999999999999", "1", 1), ("333333333333333333", "999999999999999999", 33), ("5", "0", nil), ("5", "-1", nil),
  ])
  func isExact(value: String, goal: String, percent: Int?) throws {
    let end: Number = try #require(Number(goal))
    let count = Count(direction: .up, value: try #require(Number(value)), to: end)
    #expect(NumberStanding(.count(count), today: .earliest)?.percent == percent)
  }
}
