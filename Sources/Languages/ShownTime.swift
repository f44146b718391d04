package import Chronology
package import Planner

/// A time of the day as the clock of a vault shows it.
package struct ShownTime: Hashable, Sendable {
  package let time: TimeOfDay
  package let clock: ClockStyle

  package init(_ time: TimeOfDay, _ clock: ClockStyle) { (self.time, self.clock) = (time, clock) }
}

/// A part of the day, likewise. It may pass midnight.
package struct ShownTimes: Hashable, Sendable {
  package let start: TimeOfDay
  package let end: TimeOfDay
  package let clock: ClockStyle

  package init(_ start: TimeOfDay, _ end: TimeOfDay, _ clock: ClockStyle) {
    (self.start, self.end, self.clock) = (start, end, clock)
  }
}

extension Language {
  /// `17:05`, or `5:05 PM`.
  package func time(_ shown: ShownTime) -> String { time(shown.time, shown.clock) }

  /// `09:00 - 10:30`.
  package func times(_ shown: ShownTimes) -> String { times(shown.start, shown.end, shown.clock) }
}

extension Language {
  /// The same behind its article where the language has one: `las 17:05`, `la 1:05`.
  package func theTime(_ shown: ShownTime) -> String {
    let hour = shown.clock == .twelveHours ? shown.time.hour % 12 : shown.time.hour
    return self == .spanish ? (hour == 1 ? "la " : "las ") + time(shown) : time(shown)
  }
}
