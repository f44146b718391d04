public import Chronology

extension PlanItem {
  /// Where a recurring task stands.
  ///
  /// What comes each year and has neither a box nor a log, as a birthday, is open on its day alone: nobody has to do it later
  /// (format, *Which days are due*).
  ///
  /// - Parameters:
  ///   - rule: its own.
  ///   - time: how late it is on today; the end of the day takes all of its times for past.
  public func recurringStatus(
    _ rule: RecurringRule,
    weekStart: Weekday,
    today: CivilDate,
    time: TimeOfDay = .endOfDay
  ) -> RecurringStatus {
    var status = RecurringStatus(rule, log: log, weekStart: weekStart, today: today, time: time)
    if isOccasion(rule), let open = status.open, open < today { (status.open, status.openTime) = (nil, nil) }
    return status
  }

  /// Whether it is something that comes each year and that nobody has to do, as a birthday: it has neither a box nor a log.
  ///
  /// - Parameter rule: its own.
  public func isOccasion(_ rule: RecurringRule) -> Bool {
    box == nil && log.isEmpty && rule.rule.unit == .year && !rule.rule.isAfterDone && rule.rule.times == nil
  }
}
