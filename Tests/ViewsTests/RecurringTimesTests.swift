import Chronology
import Planner
import TestSupport
import Testing

@testable import Views

/// What a day says of a recurring task follows from what its log says, in whatever order that stands.
@Suite struct RecurringTimesTests {
  private static let rules = [
    "daily", "weekday", "mon wed fri", "3 weeks on sat", "month on 1 15 last", "3 hours on weekday", "2 hours",
    "3 days after done", "3 times a week",
  ]
  private static let today = CivilDate("2026-11-20")!

  @Test(arguments: rules)
  func theOrderOfTheLogIsOfNoMeaning(words: String) {
    guard case .success(let recurrence) = Recurrence.parse(words) else {
      Issue.record("“\(words)” is not a rule")
      return
    }
    for seed in caseSeeds(default: 60, ofEach: Self.rules.count) {
      var random = SplitMix64(seed: seed)
      var rule = RecurringRule(rule: recurrence)
      if recurrence.unit != .hour { rule.times = [TimeOfDay("07:30")!, TimeOfDay("21:00")!] }
      if Bool.random(using: &random) { rule.from = Self.day(-30...0, &random) }
      let log = Self.log(&random)
      let times = RecurringTimes(rule, log, weekStart: .monday, today: Self.today)
      let others = RecurringTimes(rule, log.shuffled(using: &random), weekStart: .monday, today: Self.today)
      for offset in -70...40 {
        let date = Self.today.adding(days: offset)
        #expect(times.dueTimes(on: date) == others.dueTimes(on: date), "\(words), seed \(seed), \(date)")
      }
    }
  }

  /// Of many years most days are before it, and are not asked.
  @Test(arguments: rules)
  func nothingIsToldBeforeTheFirstDay(words: String) {
    guard case .success(let recurrence) = Recurrence.parse(words) else {
      Issue.record("“\(words)” is not a rule")
      return
    }
    for seed in caseSeeds(default: 60, ofEach: Self.rules.count) {
      var random = SplitMix64(seed: seed)
      var rule = RecurringRule(rule: recurrence)
      if recurrence.unit != .hour { rule.times = [TimeOfDay("07:30")!] }
      if Int.random(in: 0..<3, using: &random) == 0 { rule.from = Self.day(-30...0, &random) }
      let log = Self.log(&random).suffix(Int.random(in: 0...3, using: &random))
      let times = RecurringTimes(rule, Array(log), weekStart: .monday, today: Self.today)
      for offset in -120..<0 {
        let date = Self.today.adding(days: offset)
        guard times.firstPastDay.map({ date < $0 }) ?? true else { break }
        #expect(times.dueTimes(on: date).isEmpty, "\(words), seed \(seed), \(date)")
      }
    }
  }

  /// Some entries by date: of one day or of several, several of one day, and those that are not there.
  private static func log(_ random: inout SplitMix64) -> [LogRecord] {
    let hasRanges = Int.random(in: 0..<4, using: &random) == 0
    let records = (0..<Int.random(in: 0...25, using: &random)).map { _ in
      let first = day(-60...20, &random)
      let last = hasRanges ? first.adding(days: Int.random(in: 0...3, using: &random)) : first
      let status = [LogRecord.Status.done, .done, .skipped, .missed].randomElement(using: &random) ?? .done
      let minutes = Int.random(in: 0..<1440, using: &random)
      let time = first == last && Bool.random(using: &random) ? TimeOfDay(minutes: minutes) : nil
      return LogRecord(days: DateRange(first: first, last: last) ?? DateRange(first), time: time, status: status)
    }
    return records.sorted { ($0.days.first, $0.days.last) < ($1.days.first, $1.days.last) }
  }

  private static func day(_ offsets: ClosedRange<Int>, _ random: inout SplitMix64) -> CivilDate {
    today.adding(days: Int.random(in: offsets, using: &random))
  }
}
