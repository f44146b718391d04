/// So many done of so many due. Its fraction is exact.
public struct Rate: Hashable, Sendable {
  /// 0 to `due`.
  public var done: Int
  public var due: Int

  public init(done: Int, of due: Int) {
    self.done = done
    self.due = due
  }

  /// Nothing done of nothing due.
  public static let nothing = Rate(done: 0, of: 0)

  /// Rounded half up, but 100 only when all is done, and 0 only when nothing is (format, *Rates*); nil where nothing is due.
  public var percent: Int? {
    guard due > 0 else { return nil }
    if done <= 0 { return 0 }
    return done >= due ? 100 : min(max((200 * done + due) / (2 * due), 1), 99)
  }

  /// By the exact fraction.
  public var band: RateBand {
    if due <= 0 { return .nothingDue }
    return done >= due ? .all : 2 * done >= due ? .half : .less
  }

  public static func + (left: Rate, right: Rate) -> Rate {
    Rate(done: left.done + right.done, of: left.due + right.due)
  }

  public static func - (left: Rate, right: Rate) -> Rate {
    Rate(done: left.done - right.done, of: left.due - right.due)
  }

  public static func += (left: inout Rate, right: Rate) { left = left + right }

  /// Whether its fraction is greater. Where nothing is due, nothing is greater.
  public func isHigher(than other: Rate) -> Bool {
    due > 0 && other.due > 0 && done * other.due > other.done * due
  }
}

/// What a day, a week or a month amounts to at a glance.
public enum RateBand: String, Sendable, CaseIterable {
  /// All that was due.
  case all
  /// Half of it, or more.
  case half
  /// Less than half, or nothing.
  case less
  case nothingDue = "nothing-due"
}

/// Which way a figure goes.
public enum Trend: String, Sendable, CaseIterable {
  case up, down, stable
}

/// One rate against another. A difference of less than one point (a hundredth of what is due) is none.
public struct RateComparison: Hashable, Sendable {
  public let trend: Trend

  /// The difference in points, rounded, half away from zero; negative when lower, 0 if and only if the trend is stable.
  public let points: Int

  /// Nil where nothing was due on one side.
  public init?(_ rate: Rate, with other: Rate) {
    guard rate.due > 0, other.due > 0 else { return nil }
    let whole = rate.due * other.due
    let difference = 100 * (rate.done * other.due - other.done * rate.due)
    guard abs(difference) >= whole else {
      (trend, points) = (.stable, 0)
      return
    }
    let rounded = (2 * abs(difference) + whole) / (2 * whole)
    trend = difference > 0 ? .up : .down
    points = difference > 0 ? rounded : -rounded
  }
}
