public import Chronology

/// Where an arc stands on a day (format, *Arcs and rituals*).
public enum ArcStatus: String, Sendable, CaseIterable {
  /// Its first day is to come.
  case upcoming
  /// The day is one of its effective days.
  case active
  /// Over, with its last day as planned.
  case complete
  /// Over, and ended before its last day.
  case endedEarly = "ended-early"
}

/// How far an arc has come on a day.
public struct ArcProgress: Hashable, Sendable {
  public var status: ArcStatus

  /// Which day of the arc it is, from 1; nil unless the arc is active.
  public var day: Int?

  /// How many days the arc has in all: its effective days.
  public var count: Int

  /// How many of them are still to come after the day: 0 on the last.
  public var remaining: Int

  public init(_ arc: RitualArc, today: CivilDate) {
    let days = arc.effectiveDays
    count = days.count
    if today < days.first {
      status = .upcoming
      remaining = count
    } else if today <= days.last {
      status = .active
      day = days.first.days(until: today) + 1
      remaining = today.days(until: days.last)
    } else {
      status = days.last < arc.days.last ? .endedEarly : .complete
      remaining = 0
    }
  }

  public var isLastDay: Bool { status == .active && remaining == 0 }
}
