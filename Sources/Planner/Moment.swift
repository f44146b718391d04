public import Chronology

/// A minute of a day, on the writer's clock. 24:00 comes before 00:00 of the next day.
public struct Moment: Hashable, Comparable, Sendable {
  public let date: CivilDate
  public let time: TimeOfDay

  public init(_ date: CivilDate, _ time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  public static func < (left: Moment, right: Moment) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension Moment: CustomStringConvertible {
  /// `2026-11-20 09:00`.
  public var description: String { "\(date) \(time)" }
}

extension Moment {
  /// How late it is on a day: its end once the day is over, its start before it.
  public func time(on day: CivilDate) -> TimeOfDay {
    date == day ? time : date > day ? .endOfDay : .startOfDay
  }
}
