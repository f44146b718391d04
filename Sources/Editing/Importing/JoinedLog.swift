import Chronology
import Planner

extension PlanItem {
  /// The item with a log in which days that follow one another are one entry.
  var withJoinedLog: PlanItem {
    guard log.count > 1 else { return self }
    var item = self
    item.log = log.joinedDays
    return item
  }
}

extension [LogRecord] {
  /// By date, with one entry for days that follow one another and of which nothing else is said.
  var joinedDays: [LogRecord] {
    byDate.reduce(into: []) { joined, record in
      guard let last = joined.last, last.isPlain, record.isPlain, last.status == record.status, last.source == record.source,
        last.days.last.adding(days: 1) == record.days.first,
        let days = DateRange(first: last.days.first, last: record.days.last)
      else { return joined.append(record) }
      joined[joined.count - 1].days = days
    }
  }
}

extension LogRecord {
  /// Whether it says no more than its days, its state and its source.
  fileprivate var isPlain: Bool {
    time == nil && value == nil && note.isEmpty && otherFields.isEmpty && notes.isEmpty && children.isEmpty
  }
}
