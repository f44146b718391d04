import Chronology
import Languages

private let language = Language.spanish

extension RuleMessage {
  var spanish: String {
    switch self {
    case .every(let span): every(span)
    case .everyWorkday: "cada día entre semana"
    case .everyWeekday(let weekdays): "los \(names(weekdays))"
    case .onWorkdays(let span): "\(every(span)), entre semana"
    case .onWeekdays(let span, let weekdays): "\(every(span)), los \(names(weekdays))"
    case .onDays(let span, let days, let hasLast):
      "\(every(span)), \(language.and(days.map { "el día \($0)" } + (hasLast ? ["el último día"] : [])))"
    case .onPositions(let span, let positions): "\(every(span)), \(language.and(positions.map(name)))"
    case .onOuterWorkdays(let span, first: true, last: false): "\(every(span)), el primer día entre semana"
    case .onOuterWorkdays(let span, first: false, last: true): "\(every(span)), el último día entre semana"
    case .onOuterWorkdays(let span, _, _): "\(every(span)), el primer y el último día entre semana"
    case .onYearDays(let span, let month, let days, let hasLast):
      "\(every(span)), \(language.and(days.map { "el \($0)" } + (hasLast ? ["el último día"] : []))) de \(language.name(of: month))"
    case .times(let times, let span) where span.count == 1:
      "\(language.counted(times, "vez", "veces")) por \(name(of: span.unit))"
    case .times(let times, let span): "\(language.counted(times, "vez", "veces")) en \(units(span))"
    case .afterDone(let span): "\(units(span)) después de la última vez"
    }
  }

  private func every(_ span: RuleSpan) -> String {
    span.count == 1 ? "cada \(name(of: span.unit))" : "cada \(units(span))"
  }

  private func units(_ span: RuleSpan) -> String {
    let many =
      switch span.unit {
      case .hour: "horas"
      case .day: "días"
      case .week: "semanas"
      case .month: "meses"
      case .year: "años"
      }
    return language.counted(span.count, name(of: span.unit), many)
  }

  private func name(of unit: Recurrence.Unit) -> String {
    switch unit {
    case .hour: "hora"
    case .day: "día"
    case .week: "semana"
    case .month: "mes"
    case .year: "año"
    }
  }

  /// `lunes, miércoles y sábados`: the names that end in s are their own plurals.
  private func names(_ weekdays: [Weekday]) -> String {
    language.and(weekdays.map { language.name(of: $0) }.map { $0.hasSuffix("s") ? $0 : $0 + "s" })
  }

  private func name(_ position: MonthPosition) -> String {
    let ordinal =
      switch position.ordinal {
      case .first: "primer"
      case .second: "segundo"
      case .third: "tercer"
      case .fourth: "cuarto"
      case .fifth: "quinto"
      case .last: "último"
      }
    return "el \(ordinal) \(language.name(of: position.weekday))"
  }
}
