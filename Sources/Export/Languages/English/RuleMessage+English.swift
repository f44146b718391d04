import Chronology
import Languages

private let language = Language.english

extension RuleMessage {
  var english: String {
    switch self {
    case .every(let span): every(span)
    case .everyWorkday: "every weekday"
    case .everyWeekday(let weekdays): "every \(names(weekdays))"
    case .onWorkdays(let span): "\(every(span)) on weekdays"
    case .onWeekdays(let span, let weekdays): "\(every(span)) on \(names(weekdays))"
    case .onDays(let span, let days, let hasLast):
      "\(every(span)) on \(language.and(days.map { "the \(ordinal($0))" } + (hasLast ? ["the last day"] : [])))"
    case .onPositions(let span, let positions): "\(every(span)) on \(language.and(positions.map(name)))"
    case .onOuterWorkdays(let span, first: true, last: false): "\(every(span)) on the first weekday"
    case .onOuterWorkdays(let span, first: false, last: true): "\(every(span)) on the last weekday"
    case .onOuterWorkdays(let span, _, _): "\(every(span)) on the first weekday and the last weekday"
    case .onYearDays(let span, let month, let days, let hasLast):
      "\(every(span)) on \(language.name(of: month)) \(language.and(days.map { "\($0)" } + (hasLast ? ["the last day"] : [])))"
    case .times(let times, let span) where span.count == 1: "\(counted(times)) a \(span.unit.name)"
    case .times(let times, let span): "\(counted(times)) in \(units(span))"
    case .afterDone(let span): "\(span.count == 1 ? "1 " : "")\(units(span)) after it was last done"
    }
  }

  private func every(_ span: RuleSpan) -> String { "every \(units(span))" }

  /// `week`, `2 weeks`
  private func units(_ span: RuleSpan) -> String { span.count == 1 ? span.unit.name : "\(span.count) \(span.unit.name)s" }

  private func counted(_ times: Int) -> String { "\(times) \(language.form(times, "time", "times"))" }

  private func names(_ weekdays: [Weekday]) -> String { language.and(weekdays.map { language.name(of: $0) }) }

  private func ordinal(_ day: Int) -> String {
    switch day {
    case 1, 21, 31: "\(day)st"
    case 2, 22: "\(day)nd"
    case 3, 23: "\(day)rd"
    default: "\(day)th"
    }
  }

  private func name(_ position: MonthPosition) -> String {
    let ordinal =
      switch position.ordinal {
      case .first: "first"
      case .second: "second"
      case .third: "third"
      case .fourth: "fourth"
      case .fifth: "fifth"
      case .last: "last"
      }
    return "the \(ordinal) \(language.name(of: position.weekday))"
  }
}
