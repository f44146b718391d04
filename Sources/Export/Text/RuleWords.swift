import Chronology
import Diagnostics
import Planner

/// Rules of recurrence in words.
enum RuleWords {
  /// `every 2 weeks on Monday at 09:00, in April and May, from 2026-04-06`.
  static func text(of rule: RecurringRule, _ clock: ClockStyle) -> String {
    var words = text(of: rule.rule)
    if !rule.times.isEmpty { words += " at " + PlainText.list(rule.times.map(clock.text)) }
    if let window = rule.window { words += " between \(clock.text(window.start)) and \(clock.text(window.end))" }
    var parts = [words]
    if rule.months != .all { parts.append("in " + PlainText.list(rule.months.months.map { $0.title })) }
    return (parts + bounds(from: rule.from, until: rule.until)).joined(separator: ", ")
  }

  static func bounds(from: CivilDate?, until: CivilDate?) -> [String] {
    [from.map { "from \($0)" }, until.map { "until \($0)" }].compactMap(\.self)
  }

  /// `every weekday`, `every month on the first Monday`, `every year on March 31`, `8 months after it was last done`.
  static func text(of rule: Recurrence) -> String {
    let unit = rule.interval == 1 ? rule.unit.name : "\(rule.interval) \(rule.unit.name)s"
    switch rule.selection {
    case .unsaid: return "every \(unit)"
    case .weekdays(.workdays) where rule.unit == .week && rule.interval == 1: return "every weekday"
    case .weekdays(let weekdays) where rule.unit == .week && rule.interval == 1: return "every " + names(weekdays)
    case .weekdays(.workdays): return "every \(unit) on weekdays"
    case .weekdays(let weekdays): return "every \(unit) on " + names(weekdays)
    case .days(let days): return "every \(unit) on " + PlainText.list(ordinals(days).map { "the " + $0 })
    case .positions(let positions): return "every \(unit) on " + PlainText.list(positions.map(text))
    case .workdays(let first, let last):
      let places = [first ? "the first weekday" : nil, last ? "the last weekday" : nil].compactMap(\.self)
      return "every \(unit) on " + PlainText.list(places)
    case .yearDays(let month, let days):
      let numbers = days.numbers.map(String.init) + (days.hasLast ? ["the last day"] : [])
      return "every \(unit) on \(month.title) " + PlainText.list(numbers)
    case .times(let times): return counted(times, "time") + (rule.interval == 1 ? " a \(unit)" : " in \(unit)")
    case .afterDone: return (rule.interval == 1 ? "1 \(unit)" : unit) + " after it was last done"
    }
  }

  private static func names(_ weekdays: WeekdaySet) -> String {
    PlainText.list(weekdays.weekdays.map { $0.title })
  }

  private static func text(of position: MonthPosition) -> String {
    let ordinal =
      switch position.ordinal {
      case .first: "first"
      case .second: "second"
      case .third: "third"
      case .fourth: "fourth"
      case .fifth: "fifth"
      case .last: "last"
      }
    return "the \(ordinal) \(position.weekday.title)"
  }

  /// `1st`, `22nd`, `last day`.
  private static func ordinals(_ days: MonthDays) -> [String] {
    let numbers = days.numbers.map { number in
      switch number {
      case 1, 21, 31: "\(number)st"
      case 2, 22: "\(number)nd"
      case 3, 23: "\(number)rd"
      default: "\(number)th"
      }
    }
    return numbers + (days.hasLast ? ["last day"] : [])
  }
}
