import Chronology
import Planner

/// A time zone for a calendar: its name, and what a VTIMEZONE says of it (RFC 5545, 3.6.5).
public struct CalendarZone: Hashable, Sendable {
  /// The name in the database of time zones: `Europe/Madrid`.
  public let name: String
  let file: ZoneFile

  public init(_ name: String, _ file: ZoneFile) {
    (self.name, self.file) = (name, file)
  }

  /// Whether a text can be the name of a zone: letters, digits, `_`, `+`, `-` and `/`, and no way out of the folder of zones.
  public static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return !text.isEmpty
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { byte in
            (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "_+-".utf8.contains(byte)
          }
      }
  }

  /// What its clocks show at a moment, in seconds since 1970-01-01 00:00 UTC: seconds east of UTC.
  public func secondsEast(at time: Int) -> Int { file.secondsEast(at: time) }

  /// A moment of the zone's clocks, in UTC.
  func universal(_ moment: Moment) -> Moment {
    let local = moment.date.dayNumber * 86_400 + moment.time.minutes * 60
    return CalendarZone.moment(file.time(ofLocal: local))
  }

  static func moment(_ time: Int) -> Moment {
    let minute = (time - (time % 60 + 60) % 60) / 60
    let day = (minute - (minute % 1440 + 1440) % 1440) / 1440
    return Moment(CivilDate(dayNumber: day), TimeOfDay(minutes: minute - day * 1440) ?? .startOfDay)
  }
}
