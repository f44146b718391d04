import Chronology
public import Planner

/// The streaks of the habits of a ritual, each over all arcs that have one of its name, the first where an arc has several.
public struct HabitStreaks: Sendable {
  private let streaks: [String: Streak]
  private let name: @Sendable (String) -> String

  /// - Parameters:
  ///   - arcs: the habits of each arc.
  ///   - name: makes the name of a habit of its title; habits of one name are one.
  init(_ arcs: [[HabitRun]], weekStart: Weekday, today: CivilDate, name: @escaping @Sendable (String) -> String) {
    var runs: [String: [HabitRun]] = [:]
    for run in arcs.joined() {
      let name = name(run.habit.title)
      // Arcs share no day.
      guard runs[name]?.last?.arc != run.arc else { continue }
      runs[name, default: []].append(run)
    }
    streaks = runs.mapValues { Streak(of: $0, weekStart: weekStart, today: today) }
    self.name = name
  }

  /// The streak of the habit of a title; 0 where no arc that counts has it.
  public subscript(title: String) -> Streak { streaks[name(title)] ?? Streak(current: 0, longest: 0) }
}
