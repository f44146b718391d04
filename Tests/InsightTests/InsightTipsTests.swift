import Insight
import Planner
import TestSupport
import Testing

/// The tip of each insight: the first line whose condition holds.
@Suite struct InsightTipsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var card: InsightCard
    var rituals: String
    var tip: String

    var testDescription: String { "\(card) of \(rituals)" }
  }

  /// Today is Friday 2026-11-20.
  static let cases: [Case] = [
    Case(card: .active, rituals: "", tip: "`tidemark presets` lists rituals to begin with."),
    Case(
      card: .active,
      rituals: "Water = 1 - 14: A / Walk = 1 - 28: B",
      tip: "“Water” is complete; `tidemark renew` begins its next arc."
    ),
    Case(card: .active, rituals: "Water = 1 - 14!9: A", tip: "No arc runs today."),
    Case(card: .active, rituals: "Water = 1 - 20: A / Walk = 1 - 28: B", tip: "Today is the last day of “Water”."),
    Case(
      card: .active,
      rituals: "Water = 1 - 28: A / Walk = 1 - 21: B",
      tip: "The next arc to end is that of “Walk”, in 1 day."
    ),
    Case(
      card: .active,
      rituals: "Water = 1 - 28: A / Walk = 1 - 28: B",
      tip: "The next arc to end is that of “Water”, in 8 days."
    ),
    Case(card: .streak, rituals: "1 - 28: A, B 1", tip: "A day is perfect when every habit due on it is done."),
    Case(card: .streak, rituals: "1 - 28: A 10-19", tip: "Open today: 1 habit; then the streak is 11."),
    Case(card: .streak, rituals: "1 - 28: A 10-18, B 10-19, C s20 10", tip: "Open today: 2 habits."),
    Case(card: .streak, rituals: "1 - 14: A 10-13", tip: "The longest streak was 4 days."),
    Case(card: .streak, rituals: "1 - 28: A 10-20", tip: "This is the longest streak so far."),
    Case(card: .streak, rituals: "1 - 28: A 1-10 15-20", tip: "In 4 days it is as long as the longest."),
    Case(card: .streak, rituals: "1 - 28: A 1-3, B s3", tip: "Open today: 2 habits."),
    Case(card: .habitsToday, rituals: "1 - 28: A [sun]", tip: "Nothing is due today."),
    Case(card: .habitsToday, rituals: "1 - 28: A 20", tip: "All that is due today is done."),
    Case(card: .habitsToday, rituals: "1 - 28: A 20, Walk", tip: "Open: “Walk”."),
    Case(card: .habitsToday, rituals: "1 - 28: Drink, Walk", tip: "Open: “Drink” and 1 more."),
    Case(card: .completion, rituals: "14 - 28: A 14-20", tip: "With two weeks of days there is a trend."),
    Case(card: .completion, rituals: "1 - 28: A 14-20", tip: "The past 7 days are 100 points above the 7 before."),
    Case(card: .completion, rituals: "1 - 28: A 1-12", tip: "The past 7 days are 100 points below the 7 before."),
    Case(card: .completion, rituals: "1 - 28: A 1-20", tip: "The past 7 days are level with the 7 before."),
    // An open day counts against nothing.
    Case(card: .completion, rituals: "1 - 28: A 1-19", tip: "The past 7 days are level with the 7 before."),
    Case(card: .daysActive, rituals: "1 - 28: A", tip: "One habit done makes a day active."),
    Case(card: .daysActive, rituals: "1 - 28: A 20", tip: "Today is one of them."),
    Case(card: .daysActive, rituals: "1 - 28: A 19", tip: "Today is not yet one of them."),
    Case(card: .daysActive, rituals: "1 - 14: A 10", tip: "No arc runs today."),
    Case(card: .sevenDayAverage, rituals: "1 - 7: A 1-7", tip: "Nothing was due in the past 7 days."),
    Case(card: .sevenDayAverage, rituals: "1 - 28: A 14-20", tip: "All that was due in the past 7 days is done."),
    Case(card: .sevenDayAverage, rituals: "1 - 28: A 13-19", tip: "All that was due in the past 7 days is done."),
    Case(card: .sevenDayAverage, rituals: "1 - 28: A 14-19", tip: "The lowest day was Friday, with 0 %."),
    Case(card: .sevenDayAverage, rituals: "1 - 28: A 14-20, B 14 16-20", tip: "The lowest day was Sunday, with 50 %."),
    // Of equal days the latest.
    Case(card: .sevenDayAverage, rituals: "1 - 28: A 14 16", tip: "On 5 of the past 7 days nothing of what was due was done."),
    Case(card: .totalCheckIns, rituals: "1 - 28: A", tip: "A check-in is one habit done on one day."),
    Case(card: .totalCheckIns, rituals: "1 - 28: A 1-9", tip: "1 more makes 10."),
    Case(card: .totalCheckIns, rituals: "1 - 28: A 1-10", tip: "15 more make 25."),
    Case(card: .bestRitual, rituals: "1 - 14: A [month on 20]", tip: "Nothing was due in the past 31 days."),
    Case(card: .bestRitual, rituals: "1 - 28: A 1", tip: "Two rituals make a comparison."),
    Case(card: .bestRitual, rituals: "1 - 28: A 1 / 1 - 28: B 2", tip: "All rituals have the same rate in the past 31 days."),
    Case(
      card: .bestRitual,
      rituals: "Water = 1 - 28: A 1 / Walk = 1 - 28: B 1-20 / Read = 1 - 28: C 1-10",
      tip: "The lowest rate is that of “Water”."
    ),
  ]

  @Test(arguments: cases)
  func tip(row: Case) throws {
    let insight = try #require(RitualHistory(sketch: row.rituals).insights([row.card]).first)
    #expect(insight.tip == row.tip)
  }
}
