import Chronology
import Languages

private let language = Language.french

extension RuleMessage {
  var french: String {
    switch self {
    case .every(let span): every(span)
    case .everyWorkday: "chaque jour de semaine"
    case .everyWeekday(let weekdays): "tous les \(names(weekdays))"
    case .onWorkdays(let span): "\(every(span)), les jours de semaine"
    case .onWeekdays(let span, let weekdays): "\(every(span)), les \(names(weekdays))"
    case .onDays(let span, let days, let hasLast):
      "\(every(span)), \(language.and(days.map(day) + (hasLast ? ["le dernier jour"] : [])))"
    case .onPositions(let span, let positions): "\(every(span)), \(language.and(positions.map(name)))"
    case .onOuterWorkdays(let span, first: true, last: false): "\(every(span)), le premier jour de semaine"
    case .onOuterWorkdays(let span, first: false, last: true): "\(every(span)), le dernier jour de semaine"
    case .onOuterWorkdays(let span, _, _): "\(every(span)), le premier et le dernier jour de semaine"
    case .onYearDays(let span, let month, let days, false):
      "\(every(span)), \(language.and(days.map(day))) \(language.name(of: month))"
    case .onYearDays(let span, let month, let days, true):
      "\(every(span)), \(language.and(days.map { "\(day($0)) \(language.name(of: month))" } + ["le dernier jour \(of(month))"]))"
    case .times(let times, let span) where span.count == 1: "\(language.number(times)) fois par \(name(of: span.unit))"
    case .times(let times, let span): "\(language.number(times)) fois en \(units(span))"
    case .afterDone(let span): "\(units(span)) après la dernière fois"
    }
  }

  private func every(_ span: RuleSpan) -> String {
    if span.count == 1 { return "chaque \(span.unit == .year ? "année" : name(of: span.unit))" }
    let isFeminine = span.unit == .hour || span.unit == .week
    return "\(isFeminine ? "toutes" : "tous") les \(units(span))"
  }

  private func units(_ span: RuleSpan) -> String {
    let name = name(of: span.unit)
    return language.counted(span.count, name, span.unit == .month ? name : name + "s")
  }

  private func name(of unit: Recurrence.Unit) -> String {
    switch unit {
    case .hour: "heure"
    case .day: "jour"
    case .week: "semaine"
    case .month: "mois"
    case .year: "an"
    }
  }

  private func names(_ weekdays: [Weekday]) -> String { language.and(weekdays.map { language.name(of: $0) + "s" }) }

  private func day(_ number: Int) -> String { number == 1 ? "le 1er" : "le \(number)" }

  private func of(_ month: Month) -> String {
    let name = language.name(of: month)
    return "aeiouéâ".contains(name.prefix(1)) ? "d’\(name)" : "de \(name)"
  }

  private func name(_ position: MonthPosition) -> String {
    let ordinal =
      switch position.ordinal {
      case .first: "premier"
      case .second: "deuxième"
      case .third: "troisième"
      case .fourth: "quatrième"
      case .fifth: "cinquième"
      case .last: "dernier"
      }
    return "le \(ordinal) \(language.name(of: position.weekday))"
  }
}
