import Chronology
import Planner
import TestSupport
import Testing

@Suite struct LifeWeeksTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var born: String
    var expectancy = 80
    var today: String
    var lived: Int
    var remaining: Int
    var all: Int
    var percent: Int
    var testDescription: String { "\(born), \(expectancy) years, on \(today)" }
  }

  static let table: [Case] = [
    Case(born: "1990-06-14", expectancy: 85, today: "2026-11-20", lived: 1902, remaining: 2518, all: 4420, percent: 43),
    Case(born: "1990-06-14", today: "2020-06-14", lived: 1566, remaining: 2594, all: 4160, percent: 38),
    // Born today, tomorrow, six days ago.
    Case(born: "2026-11-20", today: "2026-11-20", lived: 1, remaining: 4159, all: 4160, percent: 1),
    Case(born: "2026-11-21", today: "2026-11-20", lived: 0, remaining: 4160, all: 4160, percent: 0),
    Case(born: "2026-11-14", today: "2026-11-20", lived: 1, remaining: 4159, all: 4160, percent: 1),
    // The last week but one, the last, and the first after it.
    Case(born: "1990-06-14", today: "2070-02-27", lived: 4160, remaining: 0, all: 4160, percent: 100),
    Case(born: "1990-06-14", today: "2070-02-26", lived: 4159, remaining: 1, all: 4160, percent: 99),
    Case(born: "1990-06-14", today: "2070-03-06", lived: 4161, remaining: 0, all: 4160, percent: 100),
    Case(born: "1930-01-01", today: "2026-11-20", lived: 5056, remaining: 0, all: 4160, percent: 100),
    // Rounded half up: 13 of 1,040 are 1.25, 26 are 2.5.
    Case(born: "2026-01-01", expectancy: 20, today: "2026-03-26", lived: 13, remaining: 1027, all: 1040, percent: 1),
    Case(born: "2026-01-01", expectancy: 20, today: "2026-06-25", lived: 26, remaining: 1014, all: 1040, percent: 3),
    Case(born: "2026-11-20", expectancy: 1, today: "2026-11-20", lived: 1, remaining: 51, all: 52, percent: 2),
    Case(born: "1900-01-01", expectancy: 130, today: "2026-11-20", lived: 6621, remaining: 139, all: 6760, percent: 98),
  ]

  @Test(arguments: table)
  func weeks(_ row: Case) {
    let weeks = LifeWeeks(of: LifeSample.life(row.born, row.expectancy), on: LifeSample.day(row.today))
    #expect([weeks.lived, weeks.remaining, weeks.all, weeks.percent] == [row.lived, row.remaining, row.all, row.percent])
    #expect(weeks.beyond == max(0, row.lived - row.all))
    #expect(weeks.current == (row.lived == 0 ? nil : row.lived))
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (2594, "2,594"), (12_345, "12,345"), (1_000_000, "1,000,000"),
    (-1234, "-1,234"), (-999, "-999"), (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func groupedNumbers(number: Int, text: String) {
    #expect(LifeWeeks.grouped(number) == text)
  }

  /// Counted by crossing off one week after the other.
  @Test(arguments: [caseSeeds(default: 200)])
  func agreesWithACountByHand(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let life = LifeSample.life(&random)
      let today = LifeSample.today(&random, in: life)
      var (left, lived) = (0, 0)
      for _ in 0..<life.expectancy { left += 52 }
      let all = left
      var day = life.born.dayNumber
      while day <= today.dayNumber {
        lived += 1
        left -= left > 0 ? 1 : 0
        day += 7
      }
      let weeks = LifeWeeks(of: life, on: today)
      let words: Comment = "seed \(seed): born \(life.born), \(life.expectancy) years, on \(today)"
      #expect([weeks.lived, weeks.remaining, weeks.all] == [lived, left, all], words)
      // The percent is nearest of 0 to 100, with 0 and 100 kept for nothing and all.
      let exact = Double(min(lived, all)) * 100 / Double(all)
      #expect(abs(Double(weeks.percent) - exact) <= 0.5 || [1, 99].contains(weeks.percent), words)
      #expect((weeks.percent == 0) == (lived == 0) && (weeks.percent == 100) == (lived >= all), words)
    }
  }
}
