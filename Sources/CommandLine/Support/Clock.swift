import Chronology
import Planner

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The machine's clock, asked in this one place.
enum Clock {
  /// The day and the minute on the writer's wall clock, in the time zone of the process.
  static func now() -> Moment {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let date = CivilDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    let time = TimeOfDay(hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    return Moment(date ?? RecurrenceSchedule.defaultPhase, time ?? .startOfDay)
  }

  /// 0 to 59; an inserted second counts to the one before.
  static var secondOfMinute: Int {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return min(Int(parts.tm_sec), 59)
  }

  /// What the writer's wall clock shows at a moment, in seconds since 1970-01-01 00:00 UTC: seconds east of UTC, in the time zone of
  /// the process.
  static func secondsEast(at moment: Int) -> Int {
    var moment = time_t(moment)
    var parts = tm()
    localtime_r(&moment, &parts)
    return Int(parts.tm_gmtoff)
  }

  /// Seconds since some moment, by a clock that nobody sets: it tells how long something took, and never what day it is.
  static var seconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec)
  }
}
