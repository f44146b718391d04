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
    var runs: [String: (lastArc: Int, runs: [HabitRun])] = [:]
    for (number, arc) in arcs.enumerated() {
      for run in arc {
        let name = name(run.habit.title)
        guard runs[name]?.lastArc != number else { continue }
        runs[name, default: (number, [])].runs.append(run)
        runs[name]?.lastArc = number
      }
    }
    streaks = runs.mapValues { Streak(of: $0.runs, weekStart: weekStart, today: today) }
    self.name = name
  }

  /// The streak of the habit of a title; 0 where no arc that counts has it.
  public subscript(title: String) -> Streak { streaks[name(title)] ?? Streak(current: 0, longest: 0) }
}
