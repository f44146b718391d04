public import Chronology

/// How far back a history goes (format, *Periods of activities*).
public enum ActivityPeriod: String, Sendable, CaseIterable {
  case sevenDays = "7d"
  case thirtyOneDays = "31d"
  case threeMonths = "3m"
  case twelveMonths = "12m"

  /// The days up to a day, which is one of them. Months begin on the day after the same date so many months ago, or after the
  /// last day of that month where it has no such date.
  public func days(upTo today: CivilDate) -> DateRange {
    let first =
      switch self {
      case .sevenDays: today.adding(days: -6)
      case .thirtyOneDays: today.adding(days: -30)
      case .threeMonths: ActivityPeriod.dayAfter(monthsAgo: 3, today)
      case .twelveMonths: ActivityPeriod.dayAfter(monthsAgo: 12, today)
      }
    return DateRange(first: first, last: today) ?? DateRange(today)
  }

  private static func dayAfter(monthsAgo months: Int, _ today: CivilDate) -> CivilDate {
    // So early that there is no such month, the calendar itself begins it.
    guard today.year * 12 + today.month - 1 - months >= 12 else { return .earliest }
    return today.adding(months: -months).adding(days: 1)
  }
}
