public import Chronology
public import Planner

/// A log as sets of days up to today: those done, and those skipped. A day may be both.
struct SettledDays {
  let done: DaySet
  let skipped: DaySet

  init(_ log: [LogRecord], today: CivilDate) {
    done = DaySet(log.lazy.filter { $0.status == .done }.map(\.days.dayNumbers)).through(today)
    skipped = DaySet(log.lazy.filter { $0.status == .skipped }.map(\.days.dayNumbers)).through(today)
  }

  /// The first day that is done or skipped.
  var first: CivilDate? {
    [done.first, skipped.first].compactMap(\.self).min().map(CivilDate.init(dayNumber:))
  }
}

extension [LogRecord] {
  /// A log without what is after a day.
  public func through(_ today: CivilDate) -> [LogRecord] {
    compactMap { record in
      DateRange(first: record.days.first, last: Swift.min(record.days.last, today)).map { days in
        var record = record
        record.days = days
        return record
      }
    }
  }
}
