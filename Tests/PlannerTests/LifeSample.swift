import Chronology
import Planner
import TestSupport

/// Lives for tests, written in few words.
enum LifeSample {
  static func day(_ text: String) -> CivilDate {
    guard let day = CivilDate(text) else { preconditionFailure("\(text) is no day") }
    return day
  }

  static func life(_ born: String, _ expectancy: Int = 80) -> LifeSpan { LifeSpan(born: day(born), expectancy: expectancy) }

  /// Marks, each on a day; the phrase is the day.
  static func marks(_ days: String) -> [WeekMark] {
    days.split(separator: " ").map { WeekMark(date: day(String($0)), phrase: String($0)) }
  }

  /// Phases such as `A 1990-01-01 1999-12-31, B 2000-01-01`.
  static func phases(_ text: String) -> [LifePhase] {
    text.split(separator: ",").map { part in
      let words = part.split(separator: " ").map(String.init)
      return LifePhase(title: words[0], first: day(words[1]), last: words.count > 2 ? day(words[2]) : nil)
    }
  }

  // MARK: Random ones

  /// Lives of leap days, of the ends of months, years and the calendar, and of any day between.
  static func life(_ random: inout SplitMix64) -> LifeSpan {
    let expectancy = random.pick([1, 2, 5, 10, 20, 79, 80, 81, 100, 130, Int.random(in: 1...130, using: &random)])
    let year = random.pick([
      1, 1600, 1899, 1900, 1960, 1987, 1996, 2000, 2024, 9989, Int.random(in: 1900...2026, using: &random),
    ])
    var born = CivilDate(
      year: year,
      month: Int.random(in: 1...12, using: &random),
      day: Int.random(in: 1...28, using: &random)
    )!
    if random.chance(30) { born = CivilDate(year: year, month: 2, day: 29) ?? born }
    if random.chance(10) { born = CivilDate(year: year, month: 12, day: 31) ?? born }
    if random.chance(3) { born = .earliest }
    return LifeSpan(born: born, expectancy: expectancy)
  }

  /// A day near birth, near a birthday, near the expected end, or anywhere in the life and some years around it.
  static func today(_ random: inout SplitMix64, in life: LifeSpan) -> CivilDate {
    let near = Int.random(in: -15...15, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return life.born.adding(days: near)
    case 1: return life.born.adding(years: Int.random(in: 1...life.expectancy + 5, using: &random)).adding(days: near)
    case 2: return life.born.adding(days: life.expectancy * 364 + near)
    default: return life.born.adding(days: Int.random(in: -400...(life.expectancy + 6) * 366, using: &random))
    }
  }
}
