import Chronology
import Insight
import Planner

/// What everything with one tag, of one category or of one project came to in some days.
package struct StatsPeriodSum: Sendable {
  /// By what it is summed.
  package enum Key: String, CaseIterable, Sendable {
    case tag, category, project
  }

  /// Without markup; nil for what has none.
  var name: String?
  /// Of the habits of rituals.
  var habits = Rate.nothing
  var streaks = Rate.nothing
  /// Of recurring tasks.
  var settled = Rate.nothing
  /// How many tasks of projects and of days, and boxes of pages, were done.
  var tasks = 0
  /// On how many days activities were done, each counted by itself.
  var activities = 0

  var isEmpty: Bool { habits.due + streaks.due + settled.due + tasks + activities == 0 }

  /// The names of an item by a key: each of its tags, or the one category or project that it has.
  static func names(of item: ListedItem, by key: Key) -> [String?] {
    switch key {
    case .tag: item.tags.isEmpty ? [nil] : item.tags.map(Optional.some)
    case .category: [item.category]
    case .project: [item.project]
    }
  }
}

/// Sums as they are added up, in one way through all that is counted.
struct StatsPeriodSums {
  private var sums: [String: StatsPeriodSum] = [:]
  private var rest = StatsPeriodSum()
  private let key: StatsPeriodSum.Key

  init(by key: StatsPeriodSum.Key) { self.key = key }

  /// Adds what an item came to, once for each of its names.
  mutating func add(_ item: ListedItem, _ add: (inout StatsPeriodSum) -> Void) {
    for name in StatsPeriodSum.names(of: item, by: key) {
      if let name { add(&sums[name.lowercased(), default: StatsPeriodSum(name: name)]) } else { add(&rest) }
    }
  }

  /// By name; what has none is last.
  var all: [StatsPeriodSum] {
    (sums.sorted { $0.key < $1.key }.map(\.value) + [rest]).filter { !$0.isEmpty }
  }
}
