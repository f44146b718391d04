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
    var places: [String: Int] = [:]
    var runs: [[HabitRun]] = []
    for arc in arcs.indices {
      for place in arcs[arc].indices {
        let name = name(arcs[arc][place].habit.title)
        guard let known = places[name] else {
          places[name] = runs.count
          runs.append([arcs[arc][place]])
          continue
        }
        // Arcs share no day.
        if runs[known].last?.arc != arcs[arc][place].arc { runs[known].append(arcs[arc][place]) }
      }
    }
    streaks = places.mapValues { Streak(of: runs[$0], weekStart: weekStart, today: today) }
    self.name = name
  }

  /// The streak of the habit of a title; 0 where no arc that counts has it.
  public subscript(title: String) -> Streak { streaks[name(title)] ?? Streak(current: 0, longest: 0) }
}
