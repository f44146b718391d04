import Chronology

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The machine's clock, asked in this one place.
enum Clock {
  /// The day on the writer's wall clock, in the time zone of the process.
  static func today() -> CivilDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return CivilDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? RecurrenceSchedule.defaultPhase
  }
}
