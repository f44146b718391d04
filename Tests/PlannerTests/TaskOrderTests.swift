import Chronology
import Planner
import TestSupport
import Testing

/// The order of tasks in a list (format, *Tasks in a view*).
@Suite struct TaskOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// `a high 25`: a name, a priority, the day of November 2026 on which it is due.
    var tasks: String
    var sorted: String

    var testDescription: String { tasks }
  }

  static let cases: [Case] = [
    Case(tasks: "", sorted: ""),
    Case(tasks: "a, b, c", sorted: "a b c"),
    Case(tasks: "a high, b medium, c low, d", sorted: "d c b a"),
    Case(tasks: "a 25, b 21, c 23", sorted: "b c a"),
    Case(tasks: "a, b 25, c, d 21", sorted: "d b a c"),
    // Priority before date, and what has the same stays as written.
    Case(tasks: "a high 20, b 30", sorted: "b a"),
    Case(tasks: "a low, b high 21, c low 25, d, e high 20", sorted: "d c a e b"),
    Case(tasks: "a medium 21, b medium 21, c medium 20", sorted: "c a b"),
  ]

  @Test(arguments: cases)
  func order(_ row: Case) {
    let sorted = TaskOrder.sorted(Sketch.list(row.tasks, \.self)) { task in
      let words = task.split(separator: " ").map(String.init)
      return TaskOrder(
        priority: words.compactMap(Priority.init(rawValue:)).first,
        due: words.compactMap { CivilDate("2026-11-" + $0) }.first
      )
    }
    #expect(sorted.map { String($0.prefix(1)) }.joined(separator: " ") == row.sorted)
  }

  private struct Task: Hashable {
    var index: Int
    var priority: Priority?
    var due: CivilDate?
  }

  /// Deals the tasks out: for each priority, for each day, then those without one.
  @Test func agreesWithDealingOut() {
    let days = (20...24).map { Sketch.date("2026-11-\($0)") }
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      let tasks = (0..<Int.random(in: 0...30, using: &random)).map { index in
        Task(index: index, priority: random.pick([nil, .low, .medium, .high]), due: random.pick(days + [nil]))
      }
      var dealt: [Task] = []
      for priority in [nil, Priority.low, .medium, .high] {
        for day in days { dealt += tasks.filter { $0.priority == priority && $0.due == day } }
        dealt += tasks.filter { $0.priority == priority && $0.due == nil }
      }
      let sorted = TaskOrder.sorted(tasks) { TaskOrder(priority: $0.priority, due: $0.due) }
      #expect(sorted == dealt, "seed \(seed): \(tasks)")
    }
  }
}
