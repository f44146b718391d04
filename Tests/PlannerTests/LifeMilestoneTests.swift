import Chronology
import Planner
import TestSupport
import Testing

@Suite struct LifeMilestoneTests {
  private static func told(_ milestone: LifeMilestone) -> String { "\(milestone.date) \(milestone.week) \(milestone.text)" }

  @Test func thoseOfALeapDay() {
    #expect(
      LifeMilestone.all(of: LifeSample.life("1960-02-29", 60)).map(Self.told) == [
        "1970-02-28 522 You've now lived 10 years. 2,598 weeks.",
        "1980-02-29 1044 You've now lived 20 years. 2,076 weeks.",
        "1990-01-22 1561 You've now lived half of your weeks. 1,559 weeks.",
        "1990-02-28 1566 You've now lived 30 years. 1,554 weeks.",
        "2000-02-29 2088 You've now lived 40 years. 1,032 weeks.",
        "2010-02-28 2609 You've now lived 50 years. 511 weeks.",
        "2020-02-29 3131 You've now lived 60 years. 0 weeks.",
      ]
    )
  }

  @Test func thoseAfterTheExpectedEndOnceTheyAreReached() {
    func dates(_ today: String) -> [String] {
      let life = LifeSample.life("1930-01-01", 75)
      return LifeMilestone.all(of: life, reachedBy: LifeSample.day(today)).suffix(2).map(\.date.description)
    }
    #expect(dates("1960-01-01") == ["1990-01-01", "2000-01-01"])
    #expect(dates("2009-12-31") == ["1990-01-01", "2000-01-01"])
    #expect(dates("2010-01-01") == ["2000-01-01", "2010-01-01"])
    #expect(dates("2026-11-20") == ["2010-01-01", "2020-01-01"])
  }

  /// A life, a day, the milestone on it, and the next after it.
  static let table: [(life: LifeSpan, today: String, on: String?, next: String?)] = [
    (
      LifeSample.life("1990-06-14"), "2020-06-14", "2020-06-14 1566 You've now lived 30 years. 2,594 weeks.",
      "2030-04-25 2081 You've now lived half of your weeks. 2,079 weeks."
    ),
    (LifeSample.life("1990-06-14"), "2020-06-13", nil, "2020-06-14 1566 You've now lived 30 years. 2,594 weeks."),
    (
      LifeSample.life("1990-06-14"), "2030-04-25", "2030-04-25 2081 You've now lived half of your weeks. 2,079 weeks.",
      "2030-06-14 2088 You've now lived 40 years. 2,072 weeks."
    ),
    // Before birth, and on the day of birth, which is none.
    (LifeSample.life("1990-06-14"), "1980-01-01", nil, "2000-06-14 522 You've now lived 10 years. 3,638 weeks."),
    (LifeSample.life("1990-06-14"), "1990-06-14", nil, "2000-06-14 522 You've now lived 10 years. 3,638 weeks."),
    // After the expected end.
    (
      LifeSample.life("1930-01-01"), "2020-01-01", "2020-01-01 4697 You've now lived 90 years. 0 weeks.",
      "2030-01-01 5218 You've now lived 100 years. 0 weeks."
    ),
    (
      LifeSample.life("1930-01-01"), "2010-01-01", "2010-01-01 4175 You've now lived 80 years. 0 weeks.",
      "2020-01-01 4697 You've now lived 90 years. 0 weeks."
    ),
    (LifeSample.life("1994-07-29", 10), "2004-07-28", nil, "2004-07-29 522 You've now lived 10 years. 0 weeks."),
    (
      LifeSample.life("2000-01-01", 1), "2000-07-01", "2000-07-01 27 You've now lived half of your weeks. 25 weeks.",
      "2010-01-01 522 You've now lived 10 years. 0 weeks."
    ),
    // Past the calendar there is none.
    (LifeSample.life("9990-01-01", 1), "9999-01-01", nil, nil),
  ]

  @Test(arguments: table)
  func onADayAndAfterIt(life: LifeSpan, today: String, on: String?, next: String?) {
    let today = LifeSample.day(today)
    #expect(LifeMilestone.on(today, of: life, marks: LifeMarks([], of: life)).map(Self.told) == [on].compactMap(\.self))
    #expect(LifeMilestone.next(after: today, of: life).map(Self.told) == next)
  }

  /// Weeks begin on Thursdays: 29 October, 5, 12, 19 November 2026.
  static let runs: [(marks: String, today: String, found: String)] = [
    ("10-29 11-05 11-12", "11-20", ""),
    ("10-29 11-05 11-12 11-20", "11-20", "4 on 2026-11-20"),
    // A mark of a day to come makes none.
    ("10-29 11-05 11-12 11-21", "11-20", ""),
    // Of two marks of a week the first in the file counts.
    ("10-29 11-05 11-12 11-19 11-25", "11-25", "4 on 2026-11-19"),
    ("10-29 11-05 11-18 11-20", "11-20", "4 on 2026-11-20"),
    ("10-29 11-05 11-20 11-19 11-12", "11-20", "4 on 2026-11-20"),
    // Only the first time.
    ("09-03 09-10 09-17 09-24 10-29 11-05 11-12 11-19", "11-20", "4 on 2026-09-24"),
  ]

  @Test(arguments: runs)
  func runsOfMarkedWeeks(marks: String, today: String, found: String) {
    let life = LifeSample.life("1990-06-14")
    let marks = LifeMarks(marks.split(separator: " ").map { WeekMark(date: LifeSample.day("2026-\($0)")) }, of: life)
    let milestones = LifeMilestone.reached(by: marks, through: LifeSample.day("2026-\(today)"), of: life)
    let told = milestones.map { milestone in
      guard case .marking(let weeks) = milestone.kind else { return "\(milestone.kind)" }
      return "\(weeks) on \(milestone.date)"
    }
    #expect(told.joined(separator: ", ") == found)
  }

  @Test func lengthsOfRuns() {
    let life = LifeSample.life("1990-06-14")
    let marks = LifeMarks((0..<210).map { WeekMark(date: life.born.adding(days: 7 * $0 + $0 % 7)) }, of: life)
    let milestones = LifeMilestone.reached(by: marks, through: LifeSample.day("2026-11-20"), of: life)
    #expect(milestones.map(\.kind) == [4, 13, 26, 52, 104, 156, 208].map(LifeMilestone.Kind.marking))
    #expect(milestones.map(\.week) == [4, 13, 26, 52, 104, 156, 208])
    #expect(milestones[3].text == "You've now marked 52 weeks in a row. 4,108 weeks.")
    #expect(LifeMilestone.on(milestones[1].date, of: life, marks: marks) == [milestones[1]])
    #expect(LifeMilestone.on(milestones[1].date.adding(days: 1), of: life, marks: marks).isEmpty)
  }

  /// One week may remain when a run is told: a mark can be of any week.
  @Test func oneWeekRemains() {
    let life = LifeSample.life("1990-06-14", 1)
    let marks = LifeMarks((0..<51).map { WeekMark(date: life.born.adding(days: 7 * $0)) }.suffix(4), of: life)
    #expect(
      LifeMilestone.reached(by: marks, through: LifeSample.day("1992-01-01"), of: life).map(\.text)
        == ["You've now marked 4 weeks in a row. 1 week."]
    )
  }

  @Test(arguments: ["1990-06-14", "1996-02-29", "1896-02-29", "2000-01-01"], [1...130])
  func whatRemainsIsNeverOneWeek(born: String, expectancies: ClosedRange<Int>) {
    for expectancy in expectancies {
      #expect(!LifeMilestone.all(of: LifeSample.life(born, expectancy)).contains { $0.remaining == 1 }, "\(expectancy) years")
    }
  }

  /// Goes through the days of a life, counts years and weeks, and writes down what is to be told.
  @Test(arguments: [caseSeeds(default: 8)])
  func agreesWithAWalkThroughTheDays(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var life = LifeSample.life(&random)
      life.expectancy = min(life.expectancy, 12)
      var expected: [String] = []
      let (year, month, date) = life.born.parts
      for (index, day) in DateRange(first: life.born, last: life.born.adding(days: 4500))!.days.enumerated() {
        let parts = day.parts
        let isBirthday =
          parts.month == month && parts.day == (date == 29 && month == 2 && !CivilDate.isLeapYear(parts.year) ? 28 : date)
        let (age, week) = (parts.year - year, index / 7 + 1)
        let left = max(0, life.expectancy * 52 - week)
        if isBirthday, age > 0, age % 10 == 0, age <= life.expectancy { expected.append("\(day) \(week) \(left)") }
        if index == life.expectancy * 52 / 2 * 7 { expected.append("\(day) \(week) \(left)") }
      }
      let found = LifeMilestone.all(of: life).map { "\($0.date) \($0.week) \($0.remaining)" }
      #expect(found == expected, "seed \(seed): born \(life.born), \(life.expectancy) years")
    }
  }
}
