import Chronology
import Languages
import Planner

/// Rules of recurrence in words.
enum RuleWords {
  /// `every 2 weeks on Monday at 09:00, in April and May, from 2026-04-06`.
  static func text(of rule: RecurringRule, _ clock: ClockStyle, in language: Language = .english) -> String {
    var words = language.say(RuleMessage(rule.rule))
    func add(_ clause: RuleClause) { words += " " + language.say(clause) }
    if !rule.times.isEmpty { add(.at(rule.times.map { ShownTime($0, clock) })) }
    if let window = rule.window { add(.between(ShownTime(window.start, clock), ShownTime(window.end, clock))) }
    let months = rule.months == .all ? [] : [language.say(RuleClause.inMonths(rule.months.months))]
    return ([words] + months + bounds(from: rule.from, until: rule.until, in: language)).joined(separator: ", ")
  }

  static func bounds(from: CivilDate?, until: CivilDate?, in language: Language) -> [String] {
    [from.map { RuleClause.from($0) }, until.map { RuleClause.until($0) }].compactMap { $0.map(language.say) }
  }

  /// `every weekday`, `every month on the first Monday`, `every year on March 31`, `8 months after it was last done`.
  static func text(of rule: Recurrence, in language: Language = .english) -> String { language.say(RuleMessage(rule)) }
}

/// So many units of time.
struct RuleSpan: Hashable, Sendable {
  let count: Int
  let unit: Recurrence.Unit
}

/// What a rule of recurrence says.
enum RuleMessage: Message {
  case every(RuleSpan)
  /// Every day from Monday to Friday.
  case everyWorkday
  case everyWeekday([Weekday])
  case onWorkdays(RuleSpan)
  case onWeekdays(RuleSpan, [Weekday])
  /// On days of the month, and on its last.
  case onDays(RuleSpan, [Int], hasLast: Bool)
  case onPositions(RuleSpan, [MonthPosition])
  /// On the first day of a month from Monday to Friday, or on the last, or on both.
  case onOuterWorkdays(RuleSpan, first: Bool, last: Bool)
  case onYearDays(RuleSpan, Month, [Int], hasLast: Bool)
  /// So many times within a span.
  case times(Int, RuleSpan)
  case afterDone(RuleSpan)

  init(_ rule: Recurrence) {
    let span = RuleSpan(count: rule.interval, unit: rule.unit)
    let isWeekly = rule.unit == .week && rule.interval == 1
    self =
      switch rule.selection {
      case .unsaid: .every(span)
      case .weekdays(.workdays): isWeekly ? .everyWorkday : .onWorkdays(span)
      case .weekdays(let weekdays): isWeekly ? .everyWeekday(weekdays.weekdays) : .onWeekdays(span, weekdays.weekdays)
      case .days(let days): .onDays(span, days.numbers, hasLast: days.hasLast)
      case .positions(let positions): .onPositions(span, positions)
      case .workdays(let first, let last): .onOuterWorkdays(span, first: first, last: last)
      case .yearDays(let month, let days): .onYearDays(span, month, days.numbers, hasLast: days.hasLast)
      case .times(let times): .times(times, span)
      case .afterDone: .afterDone(span)
      }
  }
}

/// What a rule says besides: behind it its times, and behind a comma the others.
enum RuleClause: Message {
  case at([ShownTime])
  case between(ShownTime, ShownTime)
  case inMonths([Month])
  case from(CivilDate)
  case until(CivilDate)
}
