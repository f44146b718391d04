import Chronology

/// A part of the calendar.
package enum PeriodUnit: String, Hashable, Sendable {
  case week, month, quarter, year

  /// The one that today is in, the one after it, or the one before.
  func days(_ choice: PhraseChoice, in context: PhraseContext) -> DateRange {
    let step = choice == .this ? 0 : choice == .next ? 1 : -1
    let today = context.today
    switch self {
    case .week:
      let first = today.startOfWeek(from: context.weekStart).adding(days: 7 * step)
      return Self.range(first, first.adding(days: 6))
    case .month: return Self.months(from: today.startOfMonth.adding(months: step), 1)
    case .quarter:
      let first = today.startOfMonth.adding(months: -((today.month - 1) % 3))
      return Self.months(from: first.adding(months: 3 * step), 3)
    case .year: return Self.months(from: today.startOfMonth.adding(months: 1 - today.month + 12 * step), 12)
    }
  }

  /// All days of some months, from the first day of one.
  static func months(from first: CivilDate, _ count: Int) -> DateRange {
    range(first, first.adding(months: count).adding(days: -1))
  }

  /// The nearest that begins with such a month: ahead one that is not over, back one that has begun.
  static func months(from month: Month, _ count: Int, in context: PhraseContext) -> DateRange {
    let this = context.today.startOfMonth.adding(months: month.rawValue - context.today.month)
    let days = months(from: this, count)
    switch context.direction {
    case .ahead: return days.last < context.today ? months(from: this.adding(months: 12), count) : days
    case .back: return days.first > context.today ? months(from: this.adding(months: -12), count) : days
    }
  }

  /// At the ends of the calendar it may be one day.
  private static func range(_ first: CivilDate, _ last: CivilDate) -> DateRange {
    DateRange(first: first, last: max(first, last)) ?? DateRange(first)
  }
}
