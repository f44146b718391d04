public import Chronology
public import Planner

/// When an event is.
public enum CalendarSpan: Hashable, Sendable {
  /// Whole days, the last one included.
  case days(DateRange)
  /// From a time to a later one.
  case times(Moment, end: Moment)
  /// At a time, for no length.
  case moment(Moment)

  /// Its first day.
  public var date: CivilDate {
    switch self {
    case .days(let days): days.first
    case .times(let start, _), .moment(let start): start.date
    }
  }

  /// The time at which it begins; nil for whole days.
  public var time: TimeOfDay? {
    switch self {
    case .days: nil
    case .times(let start, _), .moment(let start): start.time
    }
  }

  /// From one time to another of a day; the end may be that of the day.
  public static func times(on date: CivilDate, _ start: TimeOfDay, _ end: TimeOfDay) -> CalendarSpan {
    .times(Moment(date, start), end: Moment(date, end))
  }
}
