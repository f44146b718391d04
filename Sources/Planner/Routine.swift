public import Chronology

/// The vault's repeating blocks, and which of them a day shows (format, *The routine*).
public struct Routine: Hashable, Sendable {
  /// A block of the routine.
  public struct Entry: Hashable, Sendable {
    /// Where no end is written, it ends as if it had the day for itself (`BlockTime.end`).
    public var block: TimeBlock

    /// Nil for a block that repeats every day.
    public var rule: RecurringRule?

    public init(block: TimeBlock, rule: RecurringRule? = nil) {
      self.block = block
      self.rule = rule
    }
  }

  private let blocks: [TimeBlock]
  private let schedules: [RecurrenceSchedule?]

  /// - Parameter weekStart: the first day of the week, for rules that count weeks.
  public init(_ entries: [Entry], weekStart: Weekday) {
    blocks = entries.map { entry in
      var block = entry.block
      block.isRoutine = true
      return block
    }
    schedules = entries.map { $0.rule?.schedule(weekStart: weekStart, earliestEntry: nil) }
  }

  /// The routine blocks that a day shows, by their starts, then as written.
  ///
  /// Without a file all that are due; with one, those that are due, have the name of none of its blocks nor of what it leaves
  /// out, and overlap none of its blocks. A past day shows only its file. One without a written end ends where a block of the file, or another routine block
  /// that is shown, begins, if that is sooner.
  ///
  /// - Parameters:
  ///   - written: the blocks of the day's file; nil if there is no file.
  ///   - leftOut: the names of those that the day's file leaves out.
  ///   - isPast: whether the day is before today.
  public func blocks(
    on date: CivilDate,
    besides written: [TimeBlock]?,
    leftOut: [String] = [],
    isPast: Bool
  ) -> [TimeBlock] {
    guard !isPast else { return [] }
    let written = written ?? []
    let names = Set(written.map(\.name) + leftOut)
    let due = blocks.indices
      .filter { schedules[$0]?.isDue(on: date) ?? true }
      .map { blocks[$0] }
      .filter { !names.contains($0.name) }
    let freeTime = FreeTime(in: .startOfDay ..< .endOfDay, besides: written.map(\.range))
    // Only what is shown cuts others short, and what is shown depends on the file alone.
    let shown = Routine.ended(due, before: written).filter { freeTime.holds($0.range) }
    let ended = Routine.ended(shown, before: shown)
    return ended.indices.sorted { (ended[$0].start, $0) < (ended[$1].start, $1) }.map { ended[$0] }
  }

  /// Those without a written end end where the next of other blocks begins, if that is sooner.
  private static func ended(_ blocks: [TimeBlock], before others: [TimeBlock]) -> [TimeBlock] {
    let starts = Set(others.map(\.start)).sorted()
    return blocks.map { block in
      guard !block.hasWrittenEnd, let next = starts.first(where: { $0 > block.start }) else { return block }
      var block = block
      block.end = min(block.end, next)
      return block
    }
  }
}
