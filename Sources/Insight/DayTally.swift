import Planner

/// Adds up what days came to, range by range.
struct DayTally {
  /// What a day and those after it have more than the days before.
  private struct Change {
    var day: Int
    var by: DayCount
  }

  private var changes: [Change] = []

  /// Adds a count to each of some days.
  mutating func add(_ days: ClosedRange<Int>, _ count: DayCount) {
    changes.append(Change(day: days.lowerBound, by: DayCount() + count))
    changes.append(Change(day: days.upperBound + 1, by: DayCount() - count))
  }

  mutating func add(_ days: DaySet, _ count: DayCount) {
    for range in days.ranges { add(range, count) }
  }

  mutating func add(_ other: DayTally) { changes += other.changes }

  /// Days in a row that came to the same, rising, without those that came to nothing.
  var stretches: [(days: ClosedRange<Int>, count: DayCount)] {
    var stretches: [(days: ClosedRange<Int>, count: DayCount)] = []
    var count = DayCount()
    var start = 0
    for change in changesByDay where change.by != DayCount() {
      if count != DayCount() { stretches.append((start...change.day - 1, count)) }
      count = count + change.by
      start = change.day
    }
    return stretches
  }

  /// The changes in order, one for each day that has some.
  private var changesByDay: [Change] {
    guard let first = changes.lazy.map(\.day).min(), let last = changes.lazy.map(\.day).max() else { return [] }
    // Where most days have a change it takes less time to give each its place than to sort them.
    if last - first < 2 * changes.count {
      var sums = (first...last).map { Change(day: $0, by: DayCount()) }
      for change in changes { sums[change.day - first].by = sums[change.day - first].by + change.by }
      return sums
    }
    var sums: [Change] = []
    for change in changes.sorted(by: { $0.day < $1.day }) {
      if let last = sums.last, last.day == change.day {
        sums[sums.count - 1].by = last.by + change.by
      } else {
        sums.append(change)
      }
    }
    return sums
  }
}
