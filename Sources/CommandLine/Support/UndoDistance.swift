import Chronology
import Planner

/// How long ago a command wrote what is taken back. What was typed since wrote nothing, and may be what was to be taken back.
struct UndoDistance: Hashable, Sendable {
  /// Of less nothing is said.
  private static let leastMinutes = 10

  /// Whole days, or of less whole hours, or of less minutes.
  let minutes: Int

  /// - Parameters:
  ///   - written: when it was written, as it is kept: `2026-11-20 10:15`.
  ///   - now: when it is taken back.
  init?(from written: String, to now: Moment) {
    let parts = written.split(separator: " ").map(String.init)
    guard parts.count == 2, let day = CivilDate(parts[0]), let time = TimeOfDay(parts[1]) else { return nil }
    let minutes = day.days(until: now.date) * 1440 + now.time.minutes - time.minutes
    guard minutes >= Self.leastMinutes else { return nil }
    let unit = [1440, 60].first { $0 <= minutes } ?? 1
    self.minutes = minutes / unit * unit
  }
}
