import Chronology
import Foundation
import Planner
import TestSupport
import Testing

/// Rules of so many times a period with random logs, held against a count in Python that the project's code has no part in.
@Suite struct TimesOracleTests {
  /// Writes cases for `scripts/rrule-oracle` beside those of the rules: `periods.jsonl` in the folder of the file that
  /// `TIDEMARK_ORACLE` names.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TIDEMARK_ORACLE"] != nil))
  func writesCasesForTheOracle() throws {
    let path = try #require(ProcessInfo.processInfo.environment["TIDEMARK_ORACLE"])
    let url = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("periods.jsonl")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var lines = Data()
    for seed in caseSeeds(default: 2000) {
      var random = SplitMix64(seed: seed)
      lines += try encoder.encode(TimesCase(&random)) + Data("\n".utf8)
    }
    try lines.write(to: url)
  }
}

/// One line: a rule as people say it, its log, and what was found.
private struct TimesCase: Encodable {
  let rule: String
  let from: String?
  let until: String?
  let months: [Int]
  let weekStart: String
  let today: String
  /// Each as its first day, its last, and what became of it.
  let log: [[String]]
  let open: String?
  let next: String?
  let current: Int
  let longest: Int
  /// The arc of a habit, and the days on which it was due.
  let arc: [String]
  let due: [String]

  init(_ random: inout SplitMix64) throws {
    let today = CivilDate("2026-11-20")!.adding(days: Int.random(in: -400...400, using: &random))
    rule = TimesCase.text(&random)
    let from = random.chance(50) ? today.adding(days: -Int.random(in: -10...120, using: &random)) : nil
    let until = random.chance(25) ? today.adding(days: Int.random(in: -40...40, using: &random)) : nil
    let months = random.chance(80) ? MonthSet.all : MonthSet(rawValue: UInt16.random(in: 1...0x0FFF, using: &random))
    let weekStart = random.pick(Weekday.allCases)
    let log = (0..<Int.random(in: 0...30, using: &random)).map { _ -> LogRecord in
      let first = today.adding(days: -Int.random(in: -5...(random.chance(20) ? 300 : 40), using: &random))
      let last = first.adding(days: random.chance(20) ? Int.random(in: 0...6, using: &random) : 0)
      return LogRecord(
        days: DateRange(first: first, last: last)!,
        status: random.pick([.done, .done, .done, .skipped, .missed])
      )
    }
    let recurrence = try Recurrence.parse(rule).get()
    let recurring = RecurringRule(rule: recurrence, months: months, from: from, until: until)
    let status = RecurringStatus(recurring, log: log, weekStart: weekStart, today: today)
    let tracker = StreakRule(rule: recurrence, from: from, until: until)
    let streak = Streak(tracker, log: log, weekStart: weekStart, today: today)
    let first = today.adding(days: -Int.random(in: 0...60, using: &random))
    let arc = DateRange(first: first, last: first.adding(days: Int.random(in: 0...90, using: &random)))!
    let days = HabitDays(ArcHabit(title: "A", rule: recurring, log: log), in: arc, weekStart: weekStart)
    (open, next) = (status.open?.description, status.next?.description)
    (current, longest) = (streak.current, streak.longest)
    due = days.due.ranges.flatMap { $0 }.map { CivilDate(dayNumber: $0).description }
    (self.from, self.until, self.today) = (from?.description, until?.description, today.description)
    (self.months, self.weekStart) = (months.months.map(\.rawValue), weekStart.name)
    self.log = log.map { [$0.days.first.description, $0.days.last.description, $0.status.rawValue] }
    self.arc = [arc.first.description, arc.last.description]
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let times = Int.random(in: 2...(random.chance(80) ? 5 : 12), using: &random)
    let unit = random.pick(["week", "week", "month", "year"])
    return random.pick([
      "\(times) times a \(unit)", "\(times)x per \(unit)", "\(times)/\(unit)", "\(times) days a \(unit)", "\(unit)ly \(times)x",
      "twice a \(unit)", "\(times) times in 2 \(unit)s", "\(times)x every 3 \(unit)s", "\(times) times a fortnight",
      "\(times)x per quarter",
    ])
  }
}
