/// Days from a first to a last, both included: never empty.
public struct DateRange: Hashable, Sendable {
  public let first: CivilDate
  public let last: CivilDate

  /// `nil` if the last day is before the first.
  public init?(first: CivilDate, last: CivilDate) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }

  /// One day.
  public init(_ day: CivilDate) {
    first = day
    last = day
  }

  /// How many days, at least 1.
  public var count: Int { first.days(until: last) + 1 }

  public func contains(_ date: CivilDate) -> Bool {
    first <= date && date <= last
  }

  /// Whether some day is in both.
  public func overlaps(_ other: DateRange) -> Bool {
    first <= other.last && other.first <= last
  }

  /// The days that are in both; `nil` if there are none.
  public func intersection(_ other: DateRange) -> DateRange? {
    DateRange(first: max(first, other.first), last: min(last, other.last))
  }

  /// Every day, from the first to the last.
  public var days: some RandomAccessCollection<CivilDate> & Sendable {
    (first.dayNumber...last.dayNumber).lazy.map(CivilDate.init(dayNumber:))
  }
}

extension DateRange: CustomStringConvertible {
  /// The written form: `2026-01-05 - 2026-03-31`.
  public var description: String { first.writtenText(to: last) }

  /// The written form, of which one day is a date.
  package var written: String { first == last ? first.description : description }

  /// Reads `date - date`, with the separators of `AnchorScan`, nothing before or after it.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard case .dateRange(let range, bytes.count) = AnchorScan.scan(bytes, at: 0, end: bytes.count) else { return nil }
    self = range
  }
}
