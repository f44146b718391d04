public import Chronology

/// Where a task stands in a list of tasks (format, *Tasks in a view*): those without a priority come first, then low, medium
/// and, at the bottom, high; within them by due date, those without one last; then as written.
public struct TaskOrder: Hashable, Comparable, Sendable {
  private let rank: Int
  private let due: CivilDate?

  public init(priority: Priority?, due: CivilDate?) {
    rank =
      switch priority {
      case nil: 0
      case .low: 1
      case .medium: 2
      case .high: 3
      }
    self.due = due
  }

  public static func < (left: TaskOrder, right: TaskOrder) -> Bool {
    guard left.rank == right.rank else { return left.rank < right.rank }
    guard let leftDue = left.due else { return false }
    return right.due.map { leftDue < $0 } ?? true
  }

  /// Tasks in order. Those that have the same place stay as they are written.
  public static func sorted<Task>(_ tasks: [Task], by order: (Task) -> TaskOrder) -> [Task] {
    let places = tasks.map(order)
    return tasks.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { tasks[$0] }
  }
}
