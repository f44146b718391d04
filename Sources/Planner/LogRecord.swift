public import Chronology

/// One line of a log (format, *Log entries*).
public struct LogRecord: Hashable, Sendable {
  /// What happened on its days.
  public enum Status: String, Sendable, CaseIterable {
    case done, skipped
    /// As if there were no entry.
    case missed
  }

  public var days: DateRange
  public var time: TimeOfDay?
  /// The number of an attempt.
  public var value: Number?
  public var status: Status
  /// The words on its line.
  public var note: String
  /// Which program wrote it.
  public var source: String?
  public var otherFields: [OtherField]
  /// The paragraphs below it.
  public var notes: [String]
  public var children: [PlanElement]

  public init(
    days: DateRange,
    time: TimeOfDay? = nil,
    value: Number? = nil,
    status: Status = .done,
    note: String = "",
    source: String? = nil,
    otherFields: [OtherField] = [],
    notes: [String] = [],
    children: [PlanElement] = []
  ) {
    self.days = days
    self.time = time
    self.value = value
    self.status = status
    self.note = note
    self.source = source
    self.otherFields = otherFields
    self.notes = notes
    self.children = children
  }
}

extension [LogRecord] {
  /// In the order in which a log is read: by the first day, then the last; those of the same days keep their order.
  public var byDate: [LogRecord] {
    // Most logs are written in that order, and a record is large to move.
    if indices.dropFirst().allSatisfy({ !self[$0].days.comesBefore(self[$0 - 1].days) }) { return self }
    return sorted { $0.days.comesBefore($1.days) }
  }

  /// A log without what is after a day.
  public func through(_ today: CivilDate) -> [LogRecord] {
    compactMap { record in
      DateRange(first: record.days.first, last: Swift.min(record.days.last, today)).map { days in
        var record = record
        record.days = days
        return record
      }
    }
  }
}

extension DateRange {
  fileprivate func comesBefore(_ other: DateRange) -> Bool { (first, last) < (other.first, other.last) }
}
