import Chronology
import Planner

/// The log of one item, as it is and with what is to be added to it.
struct LogShelf {
  /// The item that has the log; nil for one that is to be made.
  let owner: PlanPath?
  private let log: [LogRecord]
  private let isOfAttempts: Bool
  /// The days of which the log says something.
  private let there: DaySet
  /// The last day that each source has in the log.
  private let latest: [String: CivilDate]
  /// The days of which it will say something besides: single ones, and those of ranges.
  private var addedDays: Set<Int> = []
  private var addedRanges = DaySet.empty
  private var new: Set<LogRecord> = []

  init(owner: PlanPath?, log: [LogRecord], isOfAttempts: Bool) {
    self.owner = owner
    self.log = log
    self.isOfAttempts = isOfAttempts
    there = DaySet(log.map(\.days.dayNumbers))
    let last = log.compactMap { record in record.source.map { ($0, record.days.last) } }
    latest = Dictionary(last, uniquingKeysWith: max)
  }

  /// Takes an entry.
  ///
  /// - Returns: what becomes of it, and what of it is new.
  mutating func take(_ record: LogRecord) -> (DraftShelf.Outcome, [LogRecord]) {
    if log.contains(record) { return ((.present, ""), []) }
    if isOfAttempts || record.time != nil { return takeOneOfSeveral(record) }
    let left = there.isEmpty ? DaySet(record.days) : DaySet(record.days).subtracting(there)
    guard !left.isEmpty else {
      let isSame = log.contains { other in
        other.status == record.status && other.days.contains(record.days.first) && record.note.isEmpty
      }
      return ((.present, isSame ? "" : LogShelf.other), [])
    }
    let fresh = withoutAdded(left)
    guard !fresh.isEmpty else {
      return (new.contains(record) ? (.present, LogShelf.twice) : (.left, "another entry of its day was taken"), [])
    }
    if isRemoved(record) { return ((.left, LogShelf.removed), []) }
    add(record, fresh)
    let parts = fresh.ranges.compactMap { range -> LogRecord? in
      let (first, last) = (CivilDate(dayNumber: range.lowerBound), CivilDate(dayNumber: range.upperBound))
      guard let days = DateRange(first: first, last: last) else { return nil }
      var part = record
      part.days = days
      return part
    }
    return ((.written, ""), parts)
  }

  /// Takes an entry of which a day may have several: an attempt, or one with a time.
  private mutating func takeOneOfSeveral(_ record: LogRecord) -> (DraftShelf.Outcome, [LogRecord]) {
    let isThere = log.contains { other in
      other.days.overlaps(record.days)
        && (other.time == record.time && other.value == record.value || !isOfAttempts && other.time == nil)
    }
    if isThere { return ((.present, LogShelf.other), []) }
    if new.contains(record) { return ((.present, LogShelf.twice), []) }
    if isRemoved(record) { return ((.left, LogShelf.removed), []) }
    add(record, DaySet(record.days))
    return ((.written, ""), [record])
  }

  private static let other = "the log says something else on its day, which stays"
  private static let twice = "it was read twice"
  private static let removed = "an earlier import had its day, and it has been removed from the log since; it stays removed"

  private mutating func add(_ record: LogRecord, _ days: DaySet) {
    new.insert(record)
    if record.days.count == 1 {
      addedDays.insert(record.days.first.dayNumber)
    } else {
      addedRanges = addedRanges.union(days)
    }
  }

  private func withoutAdded(_ days: DaySet) -> DaySet {
    let rest = days.subtracting(addedRanges)
    guard !addedDays.isEmpty, let first = rest.first else { return rest }
    if rest.count == 1 { return addedDays.contains(first) ? .empty : rest }
    return rest.subtracting(DaySet(addedDays.map { $0...$0 }))
  }

  /// Whether an earlier import from the same source has gone beyond its day.
  private func isRemoved(_ record: LogRecord) -> Bool {
    record.source.flatMap { latest[$0] }.map { record.days.last <= $0 } ?? false
  }
}
