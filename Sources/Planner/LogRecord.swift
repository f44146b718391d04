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
  public var status: Status
  /// Most entries say no more than their days, and a log of years is copied often.
  private var further: Further?

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
    self.status = status
    self.details = Details(
      value: value,
      note: note,
      source: source,
      otherFields: otherFields,
      notes: notes,
      children: children
    )
  }

  /// An entry that says no more than its days, its time, what happened and words.
  public init(days: DateRange, bareAt time: TimeOfDay?, _ status: Status, note: String) {
    self.days = days
    self.time = time
    self.status = status
    if !note.isEmpty { further = Further(Details(note: note)) }
  }

  /// The number of an attempt.
  public var value: Number? {
    get { further?.details.value }
    set { details.value = newValue }
  }

  /// The words on its line.
  public var note: String {
    get { further?.details.note ?? "" }
    set { details.note = newValue }
  }

  /// Which program wrote it.
  public var source: String? {
    get { further?.details.source }
    set { details.source = newValue }
  }

  public var otherFields: [OtherField] {
    get { further?.details.otherFields ?? [] }
    set { details.otherFields = newValue }
  }

  /// The paragraphs below it.
  public var notes: [String] {
    get { further?.details.notes ?? [] }
    set { details.notes = newValue }
  }

  public var children: [PlanElement] {
    get { further?.details.children ?? [] }
    set { details.children = newValue }
  }

  /// Whether something is below it.
  public var hasChildren: Bool { !(further?.details.children.isEmpty ?? true) }

  private struct Details: Hashable, Sendable {
    var value: Number?
    var note = ""
    var source: String?
    var otherFields: [OtherField] = []
    var notes: [String] = []
    var children: [PlanElement] = []

    static let none = Details()
  }

  private final class Further: Sendable {
    let details: Details

    init(_ details: Details) { self.details = details }

    /// The same as of the details, which are large to take out.
    func says(theSameAs other: Further) -> Bool {
      details.note == other.details.note && details.value == other.details.value && details.source == other.details.source
        && details.otherFields == other.details.otherFields && details.notes == other.details.notes
        && details.children == other.details.children
    }
  }

  private var details: Details {
    get { further?.details ?? .none }
    set { further = newValue == .none ? nil : Further(newValue) }
  }

  public static func == (left: LogRecord, right: LogRecord) -> Bool {
    guard left.days == right.days, left.time == right.time, left.status == right.status else { return false }
    guard let further = left.further, let other = right.further else { return left.further === right.further }
    return further === other || further.says(theSameAs: other)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(days)
    hasher.combine(time)
    hasher.combine(status)
    // What tells records apart is said on their line; the rest takes long.
    hasher.combine(further?.details.value)
    hasher.combine(further?.details.note)
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
