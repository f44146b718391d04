public import Chronology
public import Planner

/// A task: it has a day on which it is due, and no beginning.
public struct CalendarToDo: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    case open
    /// On a day, if one is known.
    case done(CivilDate?)
    case dropped
  }

  public var due: CivilDate
  /// Nil for one that is due on a day.
  public var dueTime: TimeOfDay?
  public var state: State
  public var priority: Priority?

  public init(due: CivilDate, dueTime: TimeOfDay? = nil, state: State = .open, priority: Priority? = nil) {
    self.due = due
    self.dueTime = dueTime
    self.state = state
    self.priority = priority
  }
}
