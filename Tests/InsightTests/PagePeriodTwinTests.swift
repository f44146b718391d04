import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// Streaks and recurring tasks of random logs in random ranges against a count by hand, day by day, which shares nothing with
/// it but the types (format, *Months, years and other ranges*).
@Suite struct PagePeriodTwinTests {
  @Test(arguments: caseChunks(default: 600))
  func agreesWithACountByHand(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let sample = Sample(&random)
      for range in sample.ranges(&random) {
        if let rule = sample.streakRule {
          let period = StreakPeriod(rule, log: sample.log, in: range, weekStart: sample.weekStart, today: sample.today)
          let twin = sample.streak(rule, in: range)
          #expect([period.rate.done, period.rate.due, period.longest] == twin, "seed \(seed), \(range): \(sample)")
        }
        let settled = RecurringPeriod(
          sample.rule,
          log: sample.log,
          in: range,
          weekStart: sample.weekStart,
          today: sample.today
        ).settled
        #expect([settled.done, settled.due] == sample.settled(in: range), "seed \(seed), \(range): \(sample)")
      }
    }
  }

  /// Each unit is of one month, and of one year.
  @Test(arguments: caseChunks(default: 200))
  func aYearIsTheSumOfItsMonths(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let sample = Sample(&random)
      let year = try #require(DateRange(year: 2026))
      let months = Month.allCases.compactMap { DateRange(month: $0, ofYear: 2026) }
      if let rule = sample.streakRule {
        func rate(_ range: DateRange) -> Rate {
          StreakPeriod(rule, log: sample.log, in: range, weekStart: sample.weekStart, today: sample.today).rate
        }
        #expect(months.map(rate).reduce(.nothing, +) == rate(year), "seed \(seed): \(sample)")
      }
      func settled(_ range: DateRange) -> Rate {
        RecurringPeriod(sample.rule, log: sample.log, in: range, weekStart: sample.weekStart, today: sample.today).settled
      }
      #expect(months.map(settled).reduce(.nothing, +) == settled(year), "seed \(seed): \(sample)")
    }
  }

  /// Over all days the longest run of a streak without an end is the longest there ever was.
  @Test(arguments: caseChunks(default: 200))
  func overAllDaysTheLongestRunIsTheStreaks(_ seeds: Range<UInt64>) throws {
    let all = try #require(DateRange(first: .earliest, last: .latest))
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let sample = Sample(&random)
      guard let rule = sample.streakRule else { continue }
      let period = StreakPeriod(rule, log: sample.log, in: all, weekStart: sample.weekStart, today: sample.today)
      let streak = Streak(rule, log: sample.log.through(sample.today), weekStart: sample.weekStart, today: sample.today)
      #expect(period.longest == streak.longest, "seed \(seed): \(sample)")
    }
  }
}

/// A rule with a log, and what becomes of it, counted day by day.
private struct Sample: CustomStringConvertible {
  let today: CivilDate
  let weekStart: Weekday
  let rule: RecurringRule
  let goal: Int
  let log: [LogRecord]

  init(_ random: inout SplitMix64) {
    today = CivilDate("2026-11-20")!.adding(days: Int.random(in: -3...3, using: &random))
    weekStart = random.pick([.monday, .sunday])
    let text = random.pick([
      "daily", "weekday", "mon wed fri", "2 days", "weekly", "2 weeks", "monthly", "month on 1 15", "sun", "2 hours", "yearly",
      "day after done", "3 days after done", "2 weeks after done", "month after done",
      "3 times a week", "2 times a month", "5 times in 2 weeks",
    ])
    var rule = RecurringRule(rule: try! Recurrence.parse(text).get())
    if random.chance(50) { rule.from = today.adding(days: -Int.random(in: -5...90, using: &random)) }
    if random.chance(20) { rule.until = today.adding(days: Int.random(in: -20...20, using: &random)) }
    self.rule = rule
    goal = rule.rule.isPeriod && rule.rule.times == nil && random.chance(40) ? Int.random(in: 1...4, using: &random) : 1
    var log: [LogRecord] = []
    for _ in 0..<Int.random(in: 0...25, using: &random) {
      let first = today.adding(days: -Int.random(in: -4...80, using: &random))
      let last = first.adding(days: random.chance(25) ? Int.random(in: 0...9, using: &random) : 0)
      let status = random.pick([LogRecord.Status.done, .done, .done, .skipped, .missed])
      log.append(LogRecord(days: DateRange(first: first, last: last)!, status: status))
    }
    self.log = log
  }

  var description: String {
    "\(rule.rule) goal \(goal) from \(String(describing: rule.from)) until \(String(describing: rule.until)) "
      + log.map { "\($0.status) \($0.days)" }.joined(separator: ", ") + " on \(today)"
  }

  /// Nil for rules that no streak has.
  var streakRule: StreakRule? {
    guard !rule.rule.isAfterDone, rule.rule.unit != .hour else { return nil }
    return StreakRule(rule: rule.rule, goal: goal, from: rule.from, until: rule.until)
  }

  func ranges(_ random: inout SplitMix64) -> [DateRange] {
    (0..<3).map { _ in
      let first = today.adding(days: -Int.random(in: -10...100, using: &random))
      return DateRange(first: first, last: first.adding(days: Int.random(in: 0...60, using: &random)))!
    }
  }

  private func has(_ status: LogRecord.Status, _ day: CivilDate) -> Bool {
    day <= today && log.contains { $0.status == status && $0.days.contains(day) }
  }

  /// The days with an entry up to today, rising.
  private var entries: [CivilDate] {
    Set(log.filter { $0.status != .missed }.flatMap { $0.days.days }).filter { $0 <= today }.sorted()
  }

  // MARK: Streaks

  /// Units done, units due, longest run.
  func streak(_ rule: StreakRule, in range: DateRange) -> [Int] {
    guard let start = rule.from ?? entries.first else { return [0, 0, 0] }
    let schedule = RecurrenceSchedule(
      rule.rule,
      from: rule.from,
      until: rule.until,
      weekStart: weekStart,
      earliestEntry: entries.first
    )
    var (done, due, run, longest) = (0, 0, 0, 0)
    var units: [DateRange] = []
    var day = start
    while day <= min(today, rule.until ?? today) {
      let unit = rule.rule.isPeriod ? schedule.period(containing: day)! : DateRange(day)
      if rule.rule.isPeriod || schedule.isDue(on: day), range.contains(day) { units.append(unit) }
      day = unit.last.adding(days: 1)
    }
    for unit in units {
      if unit.days.filter({ has(.done, $0) }).count >= times ?? goal {
        (done, due, run) = (done + 1, due + 1, run + 1)
      } else if !unit.days.contains(where: { has(.skipped, $0) }), !unit.contains(today) || rule.until ?? today < today {
        (due, run) = (due + 1, 0)
      }
      longest = max(longest, run)
    }
    return [done, due, longest]
  }

  /// How many times a period wants it, where the rule says.
  private var times: Int? {
    if case .times(let times) = rule.rule.selection { times } else { nil }
  }

  // MARK: Recurring tasks

  /// Due days settled, due days.
  func settled(in range: DateRange) -> [Int] {
    if let times { return settled(times, in: range) }
    let all = rule.rule.isAfterDone ? dueAfterDone : dueByCalendar
    let own = all.filter { range.contains($0.day) && ($0.day < today || $0.day == today && $0.isSettled) }
    return [own.filter(\.isSettled).count, own.count]
  }

  /// Goes through the days, and counts each period that begins in the range where it begins.
  private func settled(_ times: Int, in range: DateRange) -> [Int] {
    let schedule = rule.schedule(weekStart: weekStart, earliestEntry: entries.first)
    guard let start = rule.from ?? entries.first.map({ schedule.period(containing: $0)!.first }) else { return [0, 0] }
    var (done, due) = (0, 0)
    for date in range.days where date >= start && date <= today && date <= rule.until ?? date {
      let period = schedule.period(containing: date)!
      guard date == max(period.first, start) else { continue }
      let wanted = min(times, period.days.filter { $0 >= rule.from ?? $0 && $0 <= rule.until ?? $0 }.count)
      let settled = min(wanted, entries.filter(period.contains).count)
      due += period.contains(today) && rule.until ?? today >= today ? settled : wanted
      done += settled
    }
    return [done, due]
  }

  private var dueByCalendar: [(day: CivilDate, isSettled: Bool)] {
    let entries = entries
    guard rule.from != nil || !entries.isEmpty else { return [] }
    let schedule = rule.schedule(weekStart: weekStart, earliestEntry: entries.first)
    let early = today.adding(days: -800)
    let due = DateRange(first: early, last: today.adding(days: 1))!.days.filter { schedule.isDue(on: $0) }
    // Each entry settles the last due day that is not after it.
    let settled = Set(entries.compactMap { entry in due.last { $0 <= entry } })
    let start = rule.from ?? settled.min() ?? entries[0]
    return due.filter { $0 >= start }.map { ($0, settled.contains($0)) }
  }

  /// Walks from entry to entry.
  private var dueAfterDone: [(day: CivilDate, isSettled: Bool)] {
    var found: [(day: CivilDate, isSettled: Bool)] = []
    let entries = entries
    var wanted = rule.from ?? entries.first
    for entry in entries {
      if let day = wanted, day <= entry, day <= rule.until ?? day { found.append((day, true)) }
      let next =
        switch rule.rule.unit {
        case .week: entry.adding(days: 7 * rule.rule.interval)
        case .month: entry.adding(months: rule.rule.interval)
        default: entry.adding(days: rule.rule.interval)
        }
      wanted = max(next, rule.from ?? next)
    }
    if let day = wanted, day <= rule.until ?? day { found.append((day, false)) }
    return found
  }
}
