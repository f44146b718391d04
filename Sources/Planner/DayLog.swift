import Chronology

/// A log as sets of days: those done, and those skipped. Order and repetition have no meaning, and done beats skipped
/// (format, section 3, *Log*).
struct DayLog {
  private let done: [DateRange]
  private let skipped: [DateRange]

  init(_ records: [LogRecord]) {
    done = DayLog.merged(records.filter { $0.status == .done }.map(\.days))
    skipped = DayLog.merged(records.filter { $0.status == .skipped }.map(\.days))
  }

  /// Ranges that neither overlap nor touch, rising.
  private static func merged(_ ranges: [DateRange]) -> [DateRange] {
    var merged: [DateRange] = []
    for range in ranges.sorted(by: { $0.first < $1.first }) {
      if let last = merged.last, range.first.dayNumber <= last.last.dayNumber + 1 {
        merged[merged.count - 1] = DateRange(first: last.first, last: max(last.last, range.last)) ?? last
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// The first day that is done or skipped.
  var firstDay: CivilDate? {
    [done.first?.first, skipped.first?.first].compactMap(\.self).min()
  }

  /// The first day after another that is done or skipped.
  func firstDay(after day: CivilDate) -> CivilDate? {
    guard day < .latest else { return nil }
    let next = day.adding(days: 1)
    let firsts = [done, skipped].map { ranges in
      DayLog.overlapping(ranges, DateRange(first: next, last: .latest) ?? DateRange(next)).first.map { max($0.first, next) }
    }
    return firsts.compactMap(\.self).min()
  }

  /// The last day that is done, on or before a day.
  func lastDone(onOrBefore date: CivilDate) -> CivilDate? {
    done.last { $0.first <= date }.map { min($0.last, date) }
  }

  /// The last day that is done or skipped, on or before a day.
  func lastSettled(onOrBefore date: CivilDate) -> CivilDate? {
    let lastSkipped = skipped.last { $0.first <= date }.map { min($0.last, date) }
    return [lastDone(onOrBefore: date), lastSkipped].compactMap(\.self).max()
  }

  /// On how many days of a range it is done.
  func doneDays(in range: DateRange) -> Int {
    DayLog.overlapping(done, range).reduce(0) { $0 + ($1.intersection(range)?.count ?? 0) }
  }

  func isSkipped(in range: DateRange) -> Bool {
    !DayLog.overlapping(skipped, range).isEmpty
  }

  private static func overlapping(_ ranges: [DateRange], _ range: DateRange) -> ArraySlice<DateRange> {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < range.first { low = middle + 1 } else { high = middle }
    }
    let start = low
    high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].first <= range.last { low = middle + 1 } else { high = middle }
    }
    return ranges[start..<low]
  }
}
