import Chronology
import Planner
import TestSupport
import Testing

/// The streak of a random log against a count by hand, day by day and period by period, which shares nothing with it but the
/// types (format, *Streaks*).
@Suite struct StreakTwinTests {
  @Test(arguments: caseSeeds(default: 600).chunked(200))
  func agreesWithACountByHand(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let today = CivilDate("2026-11-20")!.adding(days: Int.random(in: -3...3, using: &random))
      let rule = StreakTwinTests.rule(&random, today)
      let log = StreakTwinTests.log(&random, today)
      let streak = Streak(rule, log: log, weekStart: .monday, today: today)
      let twin = Twin(rule, log, today)
      #expect([streak.current, streak.longest] == [twin.current, twin.longest], "seed \(seed): \(rule) \(log)")
    }
  }

  private static func rule(_ random: inout SplitMix64, _ today: CivilDate) -> StreakRule {
    let text = random.pick([
      "daily", "weekday", "mon wed fri", "2 days", "weekly", "2 weeks", "monthly", "month on 1 15", "sun", "2 months", "yearly",
      "3 times a week", "2 times a month", "5 times in 2 weeks", "40 times a month",
    ])
    guard case .success(let recurrence) = Recurrence.parse(text) else { preconditionFailure("the rule \(text) does not read") }
    var rule = StreakRule(rule: recurrence)
    if recurrence.isPeriod, recurrence.times == nil, random.chance(40) {
      rule.goal = Int.random(in: 1...(random.chance(20) ? 32 : 4), using: &random)
    }
    if random.chance(50) { rule.from = today.adding(days: -Int.random(in: 0...90, using: &random)) }
    if random.chance(20) { rule.until = today.adding(days: Int.random(in: -20...20, using: &random)) }
    return rule
  }

  private static func log(_ random: inout SplitMix64, _ today: CivilDate) -> [LogRecord] {
    (0..<Int.random(in: 0...25, using: &random)).map { _ in
      let first = today.adding(days: -Int.random(in: -3...(random.chance(10) ? 900 : 80), using: &random))
      let length = random.chance(10) ? Int.random(in: 10...400, using: &random) : Int.random(in: 0...9, using: &random)
      let last = first.adding(days: random.chance(25) ? length : 0)
      let status = random.pick([LogRecord.Status.done, .done, .done, .skipped, .missed])
      return LogRecord(days: DateRange(first: first, last: last)!, status: status)
    }
  }
}

/// Walks from the first day to the last and asks of each unit what became of it.
private struct Twin {
  var current = 0
  var longest = 0

  init(_ rule: StreakRule, _ log: [LogRecord], _ today: CivilDate) {
    func has(_ status: LogRecord.Status, _ day: CivilDate) -> Bool {
      log.contains { $0.status == status && $0.days.contains(day) }
    }
    let entries = log.filter { $0.status != .missed }.map(\.days.first)
    guard let start = rule.from ?? entries.min() else { return }
    let schedule = RecurrenceSchedule(rule.rule, from: rule.from, until: rule.until, earliestEntry: entries.min())
    var day = start
    while day <= min(today, rule.until ?? today) {
      let unit = rule.rule.isPeriod ? schedule.period(containing: day)! : DateRange(day)
      day = unit.last.adding(days: 1)
      guard rule.rule.isPeriod || schedule.isDue(on: unit.first) else { continue }
      // A completion ahead counts for nothing; a skip may be ahead.
      let doneDays = unit.days.filter { $0 <= today && has(.done, $0) }.count
      let wanted = if case .times(let times) = rule.rule.selection { times } else { rule.rule.isPeriod ? rule.goal : 1 }
      if doneDays >= wanted {
        current += 1
      } else if !unit.days.contains(where: { has(.skipped, $0) }), !unit.contains(today) {
        current = 0
      }
      longest = max(longest, current)
    }
    if let until = rule.until, until < today { current = 0 }
  }
}

extension Range<UInt64> {
  fileprivate func chunked(_ size: UInt64) -> [Range<UInt64>] {
    stride(from: lowerBound, to: upperBound, by: Int(size)).map { $0..<Swift.min($0 + size, upperBound) }
  }
}
