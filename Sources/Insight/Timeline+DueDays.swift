public import Chronology

extension Timeline {
  /// On how many days of a range something was due and not skipped.
  public func dueDays(in days: DateRange) -> Int { days.days.count { rate(on: $0).due > 0 } }
}
