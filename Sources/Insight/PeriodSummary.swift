public import Chronology
import Planner

/// What a month, a year or any range of days came to, up to today.
public struct PeriodSummary: Hashable, Sendable {
  /// As asked for; it may go beyond today.
  public var days: DateRange
  /// Over all rituals. Its longest streak is of days of the period alone.
  public var totals: DayTotals
  /// The rituals that had an arc in it, in their order.
  public var rituals: [RitualPeriod]
  /// The one with the highest rate; of equal ones the one with the most done, then the first. Nil where nothing was done.
  public var best: RitualPeriod?
}

/// One ritual in a month, a year or any range of days.
public struct RitualPeriod: Hashable, Sendable {
  /// Its place among the rituals.
  public var ritual: Int
  public var totals: DayTotals
}

extension RitualHistory {
  /// What a range of days came to.
  public func summary(of days: DateRange) -> PeriodSummary {
    let rituals = timelines.indices
      .map { RitualPeriod(ritual: $0, totals: timelines[$0].totals(in: days)) }
      .filter { $0.totals.runningDays > 0 }
    return PeriodSummary(days: days, totals: all.totals(in: days), rituals: rituals, best: rituals.best)
  }

  /// The months of a year, January first.
  public func months(ofYear year: Int) -> [PeriodSummary] {
    Month.allCases.compactMap { DateRange(month: $0, ofYear: year) }.map(summary(of:))
  }
}

extension [RitualPeriod] {
  /// The one with the highest rate; of equal ones the one with the most done, then the first. Nil where nothing was done.
  var best: RitualPeriod? {
    filter { $0.totals.rate.done > 0 }.min { $0.isBetter(than: $1) }
  }
}

extension DateRange {
  /// A whole month; nil for years outside 1 ... 9999.
  public init?(month: Month, ofYear year: Int) {
    guard let first = CivilDate(year: year, month: month.rawValue, day: 1) else { return nil }
    self.init(first: first, last: first.adding(days: CivilDate.daysInMonth(month.rawValue, ofYear: year) - 1))
  }

  /// A whole year; nil for years outside 1 ... 9999.
  public init?(year: Int) {
    guard let first = CivilDate(year: year, month: 1, day: 1), let last = CivilDate(year: year, month: 12, day: 31) else {
      return nil
    }
    self.init(first: first, last: last)
  }
}
