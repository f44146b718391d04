public import Chronology

/// How far a habit has come in its arc.
public struct HabitProgress: Hashable, Sendable {
  /// On how many days of the arc, to today, it was done; due or not.
  public var completed: Int

  /// How many it aims at: its `goal`, else the number of its due days.
  public var goal: Int

  /// Of its due days that were not skipped, to yesterday, and today's once it is done: on how many it was done.
  public var soFar: Rate

  public init(_ habit: ArcHabit, _ days: HabitDays, today: CivilDate) {
    let done = days.done.through(today)
    let counted = days.counted.through(today)
    completed = done.count
    goal = habit.goal ?? days.due.count
    let isOpen = counted.contains(today) && !done.contains(today)
    soFar = Rate(done: counted.intersection(done).count, of: counted.count - (isOpen ? 1 : 0))
  }

  /// Of the goal; what goes beyond it does not count.
  public var ofGoal: Rate { Rate(done: min(completed, goal), of: goal) }
}

extension Sequence<HabitProgress> {
  /// Of all goals together; what one habit does beyond its own makes up for no other.
  public var ofGoals: Rate { reduce(.nothing) { $0 + $1.ofGoal } }

  /// Of all those due days together.
  public var soFar: Rate { reduce(.nothing) { $0 + $1.soFar } }
}
