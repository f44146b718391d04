public import Chronology

/// A rule of recurrence as RFC 5545 writes it (3.3.10), counted from the day on which its event begins.
public struct CalendarRule: Hashable, Sendable {
  /// Such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR`, without an end.
  public let text: String

  private init(_ parts: [String?]) { text = parts.compactMap(\.self).joined(separator: ";") }

  /// Every day.
  public static let daily = CalendarRule(["FREQ=DAILY"])

  /// The days of a schedule: from any of its due days on, the rule names the same. The times of a day are no part of it.
  ///
  /// - Returns: nil for a rule whose days follow from what was done, and from no calendar.
  public init?(_ schedule: RecurrenceSchedule) {
    let rule = schedule.rule
    let months = schedule.months == .all ? nil : CalendarRule.list("BYMONTH", schedule.months.months.map { "\($0.rawValue)" })
    let interval = rule.interval == 1 || rule.unit == .hour ? nil : "INTERVAL=\(rule.interval)"
    let weekStart = "WKST=\(CalendarRule.name(schedule.weekStart))"
    switch (rule.selection, rule.unit) {
    case (.afterDone, _), (.times, _): return nil
    case (.unsaid, .hour): self.init(["FREQ=DAILY", months])
    case (.unsaid, .day): self.init(["FREQ=DAILY", interval, months])
    case (.unsaid, .week):
      let weekday = schedule.from?.weekday ?? schedule.weekStart
      self.init(["FREQ=WEEKLY", interval, months, "BYDAY=\(CalendarRule.name(weekday))", weekStart])
    case (.unsaid, .month): self.init(["FREQ=MONTHLY", interval, months, "BYMONTHDAY=\(schedule.from?.day ?? 1)"])
    case (.unsaid, .year):
      // Beside a year, months would be more days and not fewer; this day is in one of them, or never due.
      self.init(["FREQ=YEARLY", interval, "BYMONTH=\(schedule.from?.month ?? 1)", "BYMONTHDAY=\(schedule.from?.day ?? 1)"])
    case (.weekdays(let weekdays), _):
      let days = CalendarRule.list("BYDAY", weekdays.weekdays.map(CalendarRule.name))
      self.init(["FREQ=WEEKLY", interval, months, days, weekStart])
    case (.days(let days), _):
      self.init(["FREQ=MONTHLY", interval, months, CalendarRule.list(days)])
    case (.positions(let positions), _):
      let days = positions.map { "\($0.ordinal == .last ? -1 : $0.ordinal.rawValue)\(CalendarRule.name($0.weekday))" }
      self.init(["FREQ=MONTHLY", interval, months, CalendarRule.list("BYDAY", days)])
    case (.workdays(let first, let last), _):
      let days = CalendarRule.list("BYDAY", WeekdaySet.workdays.weekdays.map(CalendarRule.name))
      let places = CalendarRule.list("BYSETPOS", (first ? ["1"] : []) + (last ? ["-1"] : []))
      self.init(["FREQ=MONTHLY", interval, months, days, places])
    case (.yearDays(let month, let days), _):
      self.init(["FREQ=YEARLY", interval, "BYMONTH=\(month.rawValue)", CalendarRule.list(days)])
    }
  }

  private static func list(_ name: String, _ values: [String]) -> String { "\(name)=\(values.joined(separator: ","))" }

  private static func list(_ days: MonthDays) -> String {
    list("BYMONTHDAY", days.numbers.map(String.init) + (days.hasLast ? ["-1"] : []))
  }

  /// `MO`.
  static func name(_ weekday: Weekday) -> String { String(weekday.name.prefix(2)).uppercased() }
}
