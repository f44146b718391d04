public import Chronology

/// A milestone of an arc as it stands on a day (format, *Arcs and rituals*).
public struct ArcMilestoneStanding: Hashable, Sendable {
  public enum State: String, Sendable, CaseIterable {
    /// Its day is to come, or is today and not perfect yet.
    case ahead
    /// Its day is over, or today and perfect, and enough was done until then.
    case reached
    /// Its day is over, and less was done.
    case passed
  }

  public var milestone: ArcMilestone
  public var state: State

  /// The days of the arc up to the milestone's, and up to today, on which a habit was due and not skipped: on how many of them
  /// some habit was done.
  public var keptDays: Rate

  /// - Parameter habits: those of the milestone's arc, each in the days of the arc that count.
  public init(_ milestone: ArcMilestone, of habits: [HabitDays], today: CivilDate) {
    self.milestone = milestone
    let last = min(milestone.date, today)
    let due = DaySet(habits.flatMap(\.counted.ranges)).through(last)
    let active = DaySet(habits.flatMap(\.done.ranges)).through(last)
    keptDays = Rate(done: due.intersection(active).count, of: due.count)
    let isPerfect = due.contains(today) && habits.allSatisfy { !$0.counted.contains(today) || $0.done.contains(today) }
    if milestone.date > today || milestone.date == today && !isPerfect {
      state = .ahead
    } else {
      state = !active.isEmpty && 2 * keptDays.done >= keptDays.due ? .reached : .passed
    }
  }

  public var isReached: Bool { state == .reached }
}
