import TestSupport

@testable import Chronology

/// One line of the file that `scripts/rrule-oracle` reads: a rule as text, where it stands in the calendar, and what was
/// found.
struct OracleCase: Encodable {
  /// As a careless person writes it, or as people say it.
  let rule: String
  /// Whether it is in words that the written form has not.
  let isSaid: Bool
  let canonical: String
  let from: String?
  let until: String?
  let phase: String
  let weekStart: String
  let months: [Int]
  let range: [String]
  let due: [String]
  /// The first due day from the start of the range on, anywhere up to 9999-12-31.
  let next: String?
  let isNever: Bool
  let window: [String]
  /// The times of the first due day, for hours.
  let hours: [String]
  /// A day on which it is done, and when it is due again, for `after done`.
  let done: String
  let again: String?

  static func random(using random: inout SplitMix64) -> OracleCase {
    let schedule = RecurrenceSchedule.random(using: &random)
    let first = CivilDate.random(in: 1980...2035, using: &random)
    let length = schedule.rule.unit == .year ? 12_000 : schedule.rule.unit == .month ? 3000 : 700
    let range = DateRange(first: first, last: first.adding(days: Int.random(in: 0...length, using: &random)))!
    let due = Array(schedule.dueDays(in: range))
    let done = CivilDate.random(in: 1990...2030, using: &random)
    let isOfHours = schedule.rule.unit == .hour
    let isSaid = random.chance(50)
    return OracleCase(
      rule: isSaid ? schedule.rule.spokenText(using: &random) : schedule.rule.carelessText(using: &random),
      isSaid: isSaid,
      canonical: schedule.rule.description,
      from: schedule.from?.description,
      until: schedule.until?.description,
      phase: schedule.phase.description,
      weekStart: schedule.weekStart.name,
      months: schedule.months.months.map(\.rawValue),
      range: [range.first.description, range.last.description],
      due: due.map(\.description),
      next: schedule.next(onOrAfter: first)?.description,
      isNever: schedule.isNever,
      window: schedule.window.map { [$0.start.description, $0.end.description] } ?? [],
      hours: isOfHours ? due.first.map { schedule.occurrences(on: $0).map(\.description) } ?? [] : [],
      done: done.description,
      again: schedule.rule.isAfterDone ? schedule.nextAfter(done: done)?.description : nil
    )
  }
}
