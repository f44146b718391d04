import Planner

/// Adds up what days came to, range by range.
struct DayTally {
  /// What a day and those after it have more than the days before.
  private struct Change {
    var day: Int
    var by: DayCount
  }

  private var changes: [Change] = []
  /// The same for days of which each has a place here; none where there may be too many.
  private var sums: [DayCount] = []
  private let firstDay: Int

  /// Of some forty years each day has a place.
  private static let mostPlaces = 1 << 14

  /// - Parameter days: those in which all days that are added lie; nil for any days.
  init(within days: ClosedRange<Int>? = nil) {
    firstDay = days?.lowerBound ?? 0
    if let days, days.count < DayTally.mostPlaces { sums = Array(repeating: DayCount(), count: days.count + 1) }
  }

  /// Adds a count to each of some days.
  mutating func add(_ days: ClosedRange<Int>, _ count: DayCount) { add(CollectionOfOne(days), count) }

  mutating func add(_ days: DaySet, _ count: DayCount) { add(days.ranges, count) }

  private mutating func add(_ ranges: some Sequence<ClosedRange<Int>>, _ count: DayCount) {
    guard !sums.isEmpty else {
      for range in ranges {
        changes.append(Change(day: range.lowerBound, by: DayCount() + count))
        changes.append(Change(day: range.upperBound + 1, by: DayCount() - count))
      }
      return
    }
    sums.withUnsafeMutableBufferPointer { sums in
      for range in ranges {
        sums[range.lowerBound - firstDay] += count
        sums[range.upperBound + 1 - firstDay] -= count
      }
    }
  }

  /// How many stretches `forEachStretch` may tell at most.
  var mostStretches: Int { max(sums.count, changes.count) }

  /// Tells days in a row that came to the same, rising, without those that came to nothing. They are told and not kept: of ten years
  /// they may be as many as the days.
  func forEachStretch(_ body: (_ days: ClosedRange<Int>, _ count: DayCount) -> Void) {
    var count = DayCount()
    var start = 0
    func apply(_ change: DayCount, on day: Int) {
      guard change != DayCount() else { return }
      if count != DayCount() { body(start...day - 1, count) }
      count += change
      start = day
    }
    if sums.isEmpty {
      for change in changesByDay { apply(change.by, on: change.day) }
    } else {
      for place in sums.indices { apply(sums[place], on: firstDay + place) }
    }
  }

  /// The changes in order, one for each day that has some.
  private var changesByDay: [Change] {
    var merged: [Change] = []
    for change in changes.sorted(by: { $0.day < $1.day }) {
      if let last = merged.last, last.day == change.day {
        merged[merged.count - 1].by = last.by + change.by
      } else {
        merged.append(change)
      }
    }
    return merged
  }
}
