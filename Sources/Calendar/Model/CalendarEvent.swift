/// An event: when it is, whether it takes time, and how it repeats.
public struct CalendarEvent: Hashable, Sendable {
  public var span: CalendarSpan
  /// Whether the time is taken.
  public var isBusy: Bool
  public var isCancelled: Bool
  /// How it repeats; nil for what is once.
  public var series: CalendarSeries?

  public init(_ span: CalendarSpan, isBusy: Bool = false, isCancelled: Bool = false, series: CalendarSeries? = nil) {
    self.span = span
    self.isBusy = isBusy
    self.isCancelled = isCancelled
    self.series = series
  }
}
