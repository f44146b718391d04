public import Chronology

/// When a block is written to be: its start and, if one is written, its end on that day (format, *Time blocks*).
public struct BlockTime: Hashable, Sendable {
  /// Before 24:00.
  public let start: TimeOfDay

  /// After `start`, at most 24:00; nil where no end is written.
  public let end: TimeOfDay?

  /// A block without an end.
  public init(at start: TimeOfDay) {
    self.start = start
    end = nil
  }

  /// A range that passes midnight counts to 24:00.
  public init(_ range: TimeRange) {
    start = range.start
    end = range.passesMidnight ? .endOfDay : range.end
  }

  public init(_ time: ScheduleTime) {
    switch time {
    case .at(let start): self.init(at: start)
    case .range(let range): self.init(range)
    }
  }

  /// Where it ends if it has the day for itself.
  ///
  /// - Parameter defaultMinutes: how long a block without an end lasts, 1 or more.
  public func end(defaultMinutes: Int) -> TimeOfDay {
    end ?? start.adding(minutes: defaultMinutes) ?? .endOfDay
  }

  /// Where each block of a day ends (format, *Where a block ends*).
  ///
  /// At its written end. A block without one lasts the default length, or to the start of the next block that begins later, or
  /// to 24:00, whichever is soonest. Blocks that begin together do not cut each other.
  ///
  /// - Parameters:
  ///   - times: all blocks of the day, in any order.
  ///   - defaultMinutes: how long a block without an end lasts, 1 or more.
  public static func ends(of times: [BlockTime], defaultMinutes: Int) -> [TimeOfDay] {
    var ends = times.map { $0.end(defaultMinutes: defaultMinutes) }
    var current: TimeOfDay?
    var later: TimeOfDay?
    for index in times.indices.sorted(by: { times[$0].start > times[$1].start }) {
      if times[index].start != current {
        later = current
        current = times[index].start
      }
      if times[index].end == nil, let later { ends[index] = min(ends[index], later) }
    }
    return ends
  }
}
