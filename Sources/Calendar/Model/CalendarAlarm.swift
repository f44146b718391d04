/// When to call: so many minutes after an anchor, or before it.
public struct CalendarAlarm: Hashable, Sendable {
  public enum Anchor: Hashable, Sendable {
    case start, end
  }

  /// Of a task it is the end: a task has a due day and no start.
  public var anchor: Anchor
  /// Negative for before.
  public var minutes: Int

  public init(_ anchor: Anchor, minutes: Int = 0) {
    self.anchor = anchor
    self.minutes = minutes
  }
}
