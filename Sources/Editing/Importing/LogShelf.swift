import Chronology
import Languages
import Planner

/// The log of one item, as it is and with what is to be added to it.
struct LogShelf {
  /// The item that has the log; nil for one that is to be made.
  let owner: PlanPath?
  private let log: [LogRecord]
  private let isOfAttempts: Bool
  /// The days of which the log says something.
  private let there: DaySet
  /// The days that earlier imports brought, by what tells entries apart.
  private let brought: [String: DaySet]
  /// The days that this import has read.
  private var read: [String: [ClosedRange<Int>]] = [:]
  /// The days of which it will say something besides: single ones, and those of ranges.
  private var addedDays: Set<Int> = []
  private var addedRanges = DaySet.empty
  /// The entries that were taken, or that the log has as they were read.
  private var taken: Set<LogRecord> = []
  /// The days of which the log has what was read first.
  private var knownDays: Set<Int> = []

  init(owner: PlanPath?, log: [LogRecord], isOfAttempts: Bool, brought: [String: DaySet]) {
    self.owner = owner
    self.log = log
    self.isOfAttempts = isOfAttempts
    self.brought = brought
    there = DaySet(log.map(\.days.dayNumbers))
  }

  /// The days that were read, by what tells entries apart.
  var days: [String: DaySet] { read.mapValues { DaySet($0) } }

  /// Takes an entry.
  ///
  /// - Returns: what becomes of it, and what of it is new.
  mutating func take(_ record: LogRecord) -> (DraftShelf.Outcome, [LogRecord]) {
    read[name(of: record), default: []].append(record.days.dayNumbers)
    if taken.contains(record), !isOfAttempts { return ((.present, .reason(.wasReadTwice)), []) }
    if log.contains(record) { return (known(record), []) }
    if isOfAttempts || record.time != nil { return takeOneOfSeveral(record) }
    let left = there.isEmpty ? DaySet(record.days) : DaySet(record.days).subtracting(there)
    guard !left.isEmpty else {
      // Of two entries of a day the first is taken; the other is left, be the first new or there already.
      if record.days.count == 1, knownDays.contains(record.days.first.dayNumber) {
        return ((.left, .reason(.isSecondOfDay)), [])
      }
      let isSame = log.contains { other in
        other.status == record.status && other.days.contains(record.days.first) && record.note.isEmpty
      }
      return (isSame ? known(record) : (.present, .reason(.logSaysOtherwise)), [])
    }
    let new = withoutAdded(left)
    guard !new.isEmpty else { return ((.left, .reason(.isSecondOfDay)), []) }
    let fresh = brought[name(of: record)].map(new.subtracting) ?? new
    guard !fresh.isEmpty else { return ((.left, .reason(.dayWasRemoved)), []) }
    add(record, fresh)
    let parts = fresh.ranges.compactMap { range -> LogRecord? in
      let (first, last) = (CivilDate(dayNumber: range.lowerBound), CivilDate(dayNumber: range.upperBound))
      guard let days = DateRange(first: first, last: last) else { return nil }
      var part = record
      part.days = days
      return part
    }
    return ((.written, nil), parts)
  }

  /// Takes an entry of which a day may have several: an attempt, or one with a time.
  private mutating func takeOneOfSeveral(_ record: LogRecord) -> (DraftShelf.Outcome, [LogRecord]) {
    let isThere = log.contains { other in
      other.days.overlaps(record.days)
        && (other.time == record.time && other.value == record.value || !isOfAttempts && other.time == nil)
    }
    if isThere { return ((.present, .reason(.logSaysOtherwise)), []) }
    if taken.contains(record) { return ((.present, .reason(.wasReadTwice)), []) }
    let days = DaySet(record.days)
    if let brought = brought[name(of: record)], days.subtracting(brought).isEmpty {
      return ((.left, .reason(.dayWasRemoved)), [])
    }
    add(record, days)
    return ((.written, nil), [record])
  }

  /// What becomes of an entry that the log has.
  private mutating func known(_ record: LogRecord) -> DraftShelf.Outcome {
    taken.insert(record)
    if record.days.count == 1, record.time == nil { knownDays.insert(record.days.first.dayNumber) }
    return (.present, nil)
  }

  /// What tells the entries of a log apart besides their days: where they came from, and which of several of a day they are.
  private func name(of record: LogRecord) -> String {
    guard isOfAttempts || record.time != nil else { return record.source ?? "" }
    let parts = [record.source, record.time.map { "at \($0)" }, record.value.map { "value \($0)" }]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private mutating func add(_ record: LogRecord, _ days: DaySet) {
    taken.insert(record)
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
}
