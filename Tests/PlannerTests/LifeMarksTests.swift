import Chronology
import Planner
import TestSupport
import Testing

@Suite struct LifeMarksTests {
  private let life = LifeSample.life("1990-06-14")

  @Test func aMarkIsOfItsWeekWhateverItsDay() {
    let marks = LifeMarks(LifeSample.marks("2026-11-16 2026-11-19 2026-11-25 2026-11-20 1990-06-13 1990-06-14"), of: life)
    #expect(marks.weeks == [1, 1901, 1902])
    #expect(marks.mark(ofWeek: 1901)?.phrase == "2026-11-16")
    #expect(marks.mark(ofWeek: 1902)?.phrase == "2026-11-19")
    #expect(marks.marks(ofWeek: 1902).map(\.phrase) == ["2026-11-19", "2026-11-25", "2026-11-20"])
    #expect(marks.mark(ofWeek: 1903) == nil)
    #expect(marks.marks(ofWeek: 0) == [])
  }

  /// The marked weeks, today's, and the streak: current, longest. The life begins on a Thursday, and weeks are told as days of
  /// November and December 2026: 5, 12, 19, 26, 3.
  static let table: [(marks: String, today: String, current: Int, longest: Int)] = [
    ("", "2026-11-20", 0, 0),
    ("2026-11-20", "2026-11-20", 1, 1),
    // Today's week is pending.
    ("2026-11-05 2026-11-12", "2026-11-20", 2, 2),
    ("2026-11-05 2026-11-12 2026-11-19", "2026-11-20", 3, 3),
    ("2026-11-12 2026-11-05", "2026-11-20", 2, 2),
    ("2026-11-05", "2026-11-20", 0, 1),
    ("2026-11-05 2026-11-06 2026-11-11", "2026-11-12", 1, 1),
    ("2026-10-01 2026-10-08 2026-10-15 2026-11-12", "2026-11-20", 1, 3),
    ("2026-11-19", "2026-11-20", 1, 1),
    ("2026-11-05 2026-11-19", "2026-11-20", 1, 1),
    // A later day of today's week counts, a later week does not.
    ("2026-11-12 2026-11-25", "2026-11-20", 2, 2),
    ("2026-11-12 2026-11-19 2026-11-26 2026-12-03", "2026-11-20", 2, 2),
    // The first week, and before birth.
    ("1990-06-14", "1990-06-14", 1, 1),
    ("", "1990-06-14", 0, 0),
    ("1990-06-13", "1990-06-14", 0, 0),
    ("1990-06-14", "1990-06-13", 0, 0),
    // After the expected end.
    ("2070-02-27 2070-03-06 2070-03-13", "2070-03-13", 3, 3),
  ]

  @Test(arguments: table)
  func streak(marks: String, today: String, current: Int, longest: Int) {
    let streak = LifeMarks(LifeSample.marks(marks), of: life).streak(upTo: life.weekNumber(on: LifeSample.day(today)))
    #expect([streak.current, streak.longest] == [current, longest])
  }

  /// Goes back from today week by week, and through all weeks for the longest.
  @Test(arguments: [caseSeeds(default: 400)])
  func agreesWithAWalkByHand(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let life = LifeSpan(born: LifeSample.day("2026-06-01").adding(days: Int.random(in: 0...6, using: &random)), expectancy: 1)
      let today = life.born.adding(days: Int.random(in: -3...210, using: &random))
      let marks = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        WeekMark(date: life.born.adding(days: Int.random(in: -10...230, using: &random)))
      }
      func isMarked(_ monday: CivilDate) -> Bool {
        marks.contains { (0..<7).contains(monday.days(until: $0.date)) }
      }
      var weeks: [Bool] = []
      var first = life.born
      while first <= today {
        weeks.append(isMarked(first))
        first = first.adding(days: 7)
      }
      var (current, run, longest) = (0, 0, 0)
      for isMarked in weeks {
        run = isMarked ? run + 1 : 0
        longest = max(longest, run)
      }
      if weeks.last == false { weeks.removeLast() }
      while weeks.last == true {
        current += 1
        weeks.removeLast()
      }
      let streak = LifeMarks(marks, of: life).streak(upTo: life.weekNumber(on: today))
      #expect([streak.current, streak.longest] == [current, longest], "seed \(seed): born \(life.born), on \(today)")
    }
  }
}
