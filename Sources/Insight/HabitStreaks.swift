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
    var runs: [HabitRuns] = []
    func place(of title: String) -> Int {
      let name = name(title)
      if let known = places[name] { return known }
      places[name] = runs.count
      runs.append(HabitRuns(in: arcs))
      return runs.count - 1
    }
    var placesBefore: [Int] = []
    for arc in arcs.indices {
      let placesInArc = arcs[arc].indices.map { habit in
        // Most arcs have the habits of the one before.
        let isAsBefore = habit < placesBefore.count && arcs[arc - 1][habit].habit.title == arcs[arc][habit].habit.title
        return isAsBefore ? placesBefore[habit] : place(of: arcs[arc][habit].habit.title)
      }
      for (habit, known) in placesInArc.enumerated() where runs[known].lastArc != arcs[arc][habit].arc {
        // Arcs share no day.
        runs[known].append(arc: arc, habit: habit)
      }
      placesBefore = placesInArc
    }
    streaks = places.mapValues { Streak(of: runs[$0], weekStart: weekStart, today: today) }
    self.name = name
  }

  /// The streak of the habit of a title; 0 where no arc that counts has it.
  public subscript(title: String) -> Streak { streaks[name(title)] ?? Streak(current: 0, longest: 0) }
}
