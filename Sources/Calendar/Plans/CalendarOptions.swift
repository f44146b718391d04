public import Chronology

/// What of a vault a calendar has.
public struct CalendarOptions: Sendable {
  /// As what a task is told.
  public enum TaskForm: String, Sendable, CaseIterable {
    case todo, event, both, none

    var hasToDos: Bool { self == .todo || self == .both }
    var hasEvents: Bool { self == .event || self == .both }
  }

  public var tasks: TaskForm
  /// The first and the last day that are told; nil for no bound.
  public var from: CivilDate?
  public var until: CivilDate?

  public init(tasks: TaskForm = .todo, from: CivilDate? = nil, until: CivilDate? = nil) {
    (self.tasks, self.from, self.until) = (tasks, from, until)
  }

  func contains(_ date: CivilDate) -> Bool { date >= from ?? date && date <= until ?? date }
}
