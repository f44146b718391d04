/// From a time to a later one, which may be on the next day.
///
/// An end at or before the start is the next day's if the start is 12:00 or later and the end 12:00 or earlier (format,
/// *Ranges*); any other such pair is no range. The end is not part of it.
public struct TimeRange: Hashable, Sendable {
  /// Before 24:00.
  public let start: TimeOfDay
  /// 24:00 is the day's end; 00:00 is the next day's start.
  public let end: TimeOfDay

  /// `nil` for an end before the start, and for a start at 24:00.
  public init?(start: TimeOfDay, end: TimeOfDay) {
    guard start < .endOfDay, start < end || (start >= .noon && end <= .noon) else { return nil }
    self.start = start
    self.end = end
  }

  /// Whether the end is on the next day, which 24:00 is not.
  public var passesMidnight: Bool { end <= start }

  /// Its length, 1 ... 1440.
  public var minutes: Int { end.minutes - start.minutes + (passesMidnight ? 1440 : 0) }
}

extension TimeRange: CustomStringConvertible {
  /// The written form: `09:00 - 10:30`.
  public var description: String { start.writtenText(to: end) }

  /// Reads `time - time`, with the separators of `AnchorScan`, nothing before or after it.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard case .timeRange(let range, bytes.count) = AnchorScan.scan(bytes, at: 0, end: bytes.count) else { return nil }
    self = range
  }
}
