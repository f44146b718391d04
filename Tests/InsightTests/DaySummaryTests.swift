import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// What a day came to (format, *A day in figures*).
@Suite struct DaySummaryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rituals: String
    var day: String
    var rate: String
    var percent: Int?
    var band: RateBand
    var streak = 0
    /// Points above the average of the seven days before; nil where there is nothing to compare.
    var points: Int?
    var line: String

    var testDescription: String { "\(rituals) on \(day)" }
  }

  /// Today is 2026-11-20.
  static let cases: [Case] = [
    Case(
      rituals: "1 - 28: A 1-20",
      day: "20",
      rate: "1 of 1",
      percent: 100,
      band: .all,
      streak: 20,
      points: 0,
      line: "All done, 20 days without a miss."
    ),
    Case(
      rituals: "1 - 28: A 15-20",
      day: "20",
      rate: "1 of 1",
      percent: 100,
      band: .all,
      streak: 6,
      points: 29,
      line: "All done, day 6 of the streak."
    ),
    Case(
      rituals: "1 - 28: A 14-20",
      day: "20",
      rate: "1 of 1",
      percent: 100,
      band: .all,
      streak: 7,
      points: 14,
      line: "All done, 7 days without a miss."
    ),
    Case(
      rituals: "1 - 28: A 19",
      day: "20",
      rate: "0 of 1",
      percent: 0,
      band: .less,
      streak: 1,
      line: "The day is open, with a streak of 1 day before it."
    ),
    Case(
      rituals: "1 - 28: A 20",
      day: "20",
      rate: "1 of 1",
      percent: 100,
      band: .all,
      streak: 1,
      points: 100,
      line: "All done today."
    ),
    Case(
      rituals: "1 - 28: A 18 20",
      day: "18",
      rate: "1 of 1",
      percent: 100,
      band: .all,
      streak: 1,
      points: 100,
      line: "All done."
    ),
    Case(
      rituals: "1 - 28: A 18 19",
      day: "19",
      rate: "1 of 1",
      percent: 100,
      band: .all,
      streak: 2,
      points: 86,
      line: "All done, day 2 of the streak."
    ),
    Case(
      rituals: "1 - 28: A 20, B",
      day: "20",
      rate: "1 of 2",
      percent: 50,
      band: .half,
      line: "Half or more is done so far."
    ),
    Case(
      rituals: "1 - 28: A 18-20, B 18 19",
      day: "20",
      rate: "1 of 2",
      percent: 50,
      band: .half,
      streak: 2,
      line: "Half or more is done so far; the rest keeps a streak of 2 days."
    ),
    Case(
      rituals: "1 - 28: A 18 19, B 18",
      day: "19",
      rate: "1 of 2",
      percent: 50,
      band: .half,
      points: 36,
      line: "Half or more was done."
    ),
    Case(
      rituals: "1 - 28: A",
      day: "20",
      rate: "0 of 1",
      percent: 0,
      band: .less,
      line: "Less than half is done so far."
    ),
    Case(
      rituals: "1 - 28: A, B, C 19",
      day: "19",
      rate: "1 of 3",
      percent: 33,
      band: .less,
      points: 33,
      line: "Less than half was done."
    ),
    Case(
      rituals: "1 - 28: A 19 s20",
      day: "20",
      rate: "0 of 0",
      percent: nil,
      band: .nothingDue,
      streak: 1,
      line: "All that is due today is skipped; the streak stays at 1 day."
    ),
    Case(
      rituals: "1 - 28: A 17 s18 s19",
      day: "19",
      rate: "0 of 0",
      percent: nil,
      band: .nothingDue,
      streak: 1,
      line: "All that was due was skipped; the streak stays at 1 day."
    ),
    Case(
      rituals: "1 - 28: A s19, B [sun]",
      day: "19",
      rate: "0 of 0",
      percent: nil,
      band: .nothingDue,
      line: "All that was due was skipped."
    ),
    Case(rituals: "1 - 28: A [sun]", day: "20", rate: "0 of 0", percent: nil, band: .nothingDue, line: "Nothing is due today."),
    Case(
      rituals: "1 - 28: A [sun] 8 15",
      day: "18",
      rate: "0 of 0",
      percent: nil,
      band: .nothingDue,
      streak: 2,
      line: "Nothing was due; the streak stays at 2 days."
    ),
    Case(rituals: "1 - 14: A 1-14", day: "16", rate: "0 of 0", percent: nil, band: .nothingDue, line: "Nothing was due."),
    Case(
      rituals: "1 - 28: A 1-25",
      day: "21",
      rate: "0 of 0",
      percent: nil,
      band: .nothingDue,
      line: "This day is in the future."
    ),
    // The first day has nothing before it.
    Case(rituals: "18 - 28: A 18", day: "18", rate: "1 of 1", percent: 100, band: .all, streak: 1, line: "All done."),
    // Each due habit of the seven days counts alike; the day itself is not among them.
    Case(
      rituals: "12 - 28: A 12-18, B [sun] 15",
      day: "19",
      rate: "0 of 1",
      percent: 0,
      band: .less,
      points: -100,
      line: "Less than half was done."
    ),
    Case(
      rituals: "1 - 28: A 13-18, B [month on 13]",
      day: "20",
      rate: "0 of 1",
      percent: 0,
      band: .less,
      line: "Less than half is done so far."
    ),
    // Every arc that ran that day: complete, ended early, running.
    Case(
      rituals: "1 - 7: A 1-7 / 1 - 14!5: B 1-5 / 1 - 28: C 1-3",
      day: "4",
      rate: "2 of 3",
      percent: 67,
      band: .half,
      points: -33,
      line: "Half or more was done."
    ),
    Case(
      rituals: "1 - 7: A 1-7 / 1 - 14!5: B 1-5 / 1 - 28: C 1-3",
      day: "6",
      rate: "1 of 2",
      percent: 50,
      band: .half,
      points: -37,
      line: "Half or more was done."
    ),
  ]

  @Test(arguments: cases)
  func day(row: Case) {
    let figures = RitualHistory(sketch: row.rituals).summary(of: RitualSketch.day(row.day)).figures
    #expect(figures.rate.text == row.rate)
    #expect(figures.rate.percent == row.percent)
    #expect(figures.rate.band == row.band)
    #expect(figures.streak == row.streak)
    #expect(figures.comparison?.points == row.points)
    #expect(figures.line == row.line)
  }

  @Test func listsTheRitualsThatRan() {
    let history = RitualHistory(sketch: "1 - 7: A 3, B [sun] 3 / 1 - 14!5: C s3, D 3 / 10 - 28: E / 1 - 2: F; 3 - 28: G")
    let summary = history.summary(of: RitualSketch.day("3"))
    #expect(summary.when == .past)
    #expect(summary.rituals.map(\.ritual) == [0, 1, 3])
    #expect(summary.rituals.map(\.arc) == [0, 0, 1])
    #expect(summary.rituals.map(\.day) == [3, 3, 1])
    #expect(summary.rituals.map { $0.figures.rate.text } == ["1 of 1", "1 of 1", "0 of 1"])
    #expect(summary.rituals[0].habits.map(\.state) == [.done, .done])
    #expect(summary.rituals[0].habits.map(\.isDue) == [true, false])
    #expect(summary.rituals[1].habits.map(\.state) == [.skipped, .done])
    #expect(summary.rituals[2].habits.map(\.state) == [.missed])
  }

  @Test func listsWhatIsAhead() {
    let history = RitualHistory(sketch: "1 - 28: A 21, B [sun], C s21")
    let summary = history.summary(of: RitualSketch.day("21"))
    #expect(summary.when == .ahead)
    #expect(summary.rituals.flatMap(\.habits).map(\.habit) == [0, 2])
    #expect(summary.rituals.flatMap(\.habits).map(\.state) == [.ahead, .skipped])
  }

  @Test(arguments: [("1 - 28: A 19", true), ("1 - 28: A 19 s20", false), ("1 - 28: A 20", false), ("1 - 28: A 20, B", true)])
  func isOpen(rituals: String, isOpen: Bool) {
    let history = RitualHistory(sketch: rituals)
    #expect(history.summary(of: RitualSketch.day("20")).figures.isOpen == isOpen)
    #expect(!history.summary(of: RitualSketch.day("19")).figures.isOpen)
  }

  @Test func theLineOfEachRitual() {
    let history = RitualHistory(sketch: "1 - 28: A 19 20 / 1 - 28: B 19")
    let lines = history.summary(of: RitualSketch.day("20")).rituals.map(\.figures.line)
    #expect(lines == ["All done, day 2 of the streak.", "The day is open, with a streak of 1 day before it."])
  }
}
