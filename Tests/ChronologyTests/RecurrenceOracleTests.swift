import Foundation
import TestSupport
import Testing

@testable import Chronology

/// Random schedules, held against implementations of RFC 5545 that the project did not write.
@Suite struct RecurrenceOracleTests {
  /// Writes cases for `scripts/rrule-oracle`, which works the due days out anew, to the file that `TIDEMARK_ORACLE` names.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TIDEMARK_ORACLE"] != nil))
  func writesCasesForTheOracle() throws {
    let path = try #require(ProcessInfo.processInfo.environment["TIDEMARK_ORACLE"])
    var random = SplitMix64(seed: 5545)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var lines = Data()
    for _ in 0..<randomCases(2000) {
      lines += try encoder.encode(OracleCase.random(using: &random)) + Data("\n".utf8)
    }
    try lines.write(to: URL(fileURLWithPath: path))
  }

  /// Foundation is asked only what it answers as RFC 5545 does. As of Swift 6.3 it does not where there is more than one month
  /// or year between (days that a month lacks shift those that follow), nor for places in the month (a second Thursday on the
  /// 5th).
  @Test func isDueWhenFoundationSaysSo() throws {
    let seed: UInt64 = 0xF0DA_7104
    var random = SplitMix64(seed: seed)
    var asked = 0
    for index in 0..<randomCases(300) {
      let schedule = RecurrenceSchedule.random(using: &random)
      guard let from = schedule.from, schedule.isDue(on: from), let expected = foundationDueDays(of: schedule, count: 12) else {
        continue
      }
      asked += 1
      let found = Array(schedule.dueDays(in: try #require(DateRange(first: from, last: .latest))).prefix(12))
      #expect(found == expected, "\(schedule.rule), \(schedule), seed \(seed), case \(index)")
    }
    #expect(asked > 0)
  }
}

/// The first due days as `Calendar.RecurrenceRule` has them; `nil` for rules that it cannot express.
private func foundationDueDays(of schedule: RecurrenceSchedule, count: Int) -> [CivilDate]? {
  guard let from = schedule.from, schedule.until == nil else { return nil }
  let isOfDaysOrWeeks = schedule.rule.unit == .day || schedule.rule.unit == .week
  guard isOfDaysOrWeeks || schedule.rule.interval == 1 else { return nil }
  var calendar = Calendar(identifier: .gregorian)
  guard let greenwich = TimeZone(identifier: "GMT") else { return nil }
  calendar.timeZone = greenwich
  calendar.firstWeekday = schedule.weekStart.rawValue % 7 + 1
  let frequency: Calendar.RecurrenceRule.Frequency
  switch schedule.rule.unit {
  case .hour: return nil
  case .day: frequency = .daily
  case .week: frequency = .weekly
  case .month: frequency = .monthly
  case .year: frequency = .yearly
  }
  var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: frequency, interval: schedule.rule.interval)
  rule.matchingPolicy = .strict
  if schedule.months != .all { rule.months = schedule.months.months.map { .init($0.rawValue) } }
  switch schedule.rule.selection {
  case .unsaid: guard isOfDaysOrWeeks || (from.day <= 28 && schedule.months == .all) else { return nil }
  case .weekdays(let weekdays): rule.weekdays = weekdays.weekdays.map { .every(localeWeekday($0)) }
  case .days(let days): rule.daysOfTheMonth = days.numbers + (days.hasLast ? [-1] : [])
  case .yearDays(let month, let days):
    guard schedule.months == .all else { return nil }
    rule.months = [.init(month.rawValue)]
    rule.daysOfTheMonth = days.numbers + (days.hasLast ? [-1] : [])
  case .positions, .workdays, .afterDone, .times: return nil
  }
  let start = Date(timeIntervalSince1970: Double(from.dayNumber) * 86_400)
  return rule.recurrences(of: start).prefix(count).map {
    CivilDate(dayNumber: Int(($0.timeIntervalSince1970 / 86_400).rounded(.down)))
  }
}

private func localeWeekday(_ weekday: Weekday) -> Locale.Weekday {
  switch weekday {
  case .monday: .monday
  case .tuesday: .tuesday
  case .wednesday: .wednesday
  case .thursday: .thursday
  case .friday: .friday
  case .saturday: .saturday
  case .sunday: .sunday
  }
}
