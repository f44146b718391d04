/// How many lines a glance has for each of its lists, so that all of it fits a small terminal.
struct GlanceRoom: Hashable, Sendable {
  /// Those of a terminal of 24 lines, of which the last is for the next command.
  static let lines = 23
  static let width = 80
  /// How many recurring tasks, and how many streaks.
  private(set) var trackers = 4
  private(set) var tasks = 3
  private(set) var counters = 2
  private(set) var habits = 4
  /// A file of activities says itself how many it shows.
  private(set) var activities = Int.max

  /// Takes lines from the list that can spare them best.
  ///
  /// - Returns: whether there was one.
  mutating func narrow() -> Bool {
    let steps: [(list: WritableKeyPath<GlanceRoom, Int>, most: Int)] = [
      (\.trackers, 3), (\.counters, 1), (\.trackers, 2), (\.activities, 3), (\.habits, 3), (\.tasks, 2), (\.activities, 2),
      (\.habits, 2), (\.activities, 1),
      (\.tasks, 1), (\.habits, 1),
    ]
    guard let step = steps.first(where: { self[keyPath: $0.list] > $0.most }) else { return false }
    self[keyPath: step.list] = step.most
    return true
  }
}
