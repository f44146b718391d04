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
  /// What its blocks are called, by which a day changes them.
  private let names: [String]
  /// The name in a title.
  @Incidental private var name: @Sendable (String) -> String

  /// - Parameters:
  ///   - weekStart: the first day of the week, for rules that count weeks.
  ///   - name: the name in a title (format, *Titles and names*); of titles that are names already, themselves.
  public init(
    _ entries: [Entry],
    weekStart: Weekday,
    name: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.name = name
    names = entries.map { name($0.block.name) }
    blocks = entries.map { entry in
      var block = entry.block
      block.isRoutine = true
      return block
    }
    schedules = entries.map { $0.rule?.schedule(weekStart: weekStart, earliestEntry: nil) }
  }

  /// How many blocks it has, in the order in which they are written.
  public var count: Int { blocks.count }

  /// One of its blocks; without a written end, it ends as if it had the day for itself.
  public func block(_ index: Int) -> TimeBlock { blocks[index] }

  /// On which days one of its blocks is due; nil for every day.
  public func schedule(_ index: Int) -> RecurrenceSchedule? { schedules[index] }

  /// A block as a day shows it, and which one of the routine it is.
  public struct Shown: Hashable, Sendable {
    public var index: Int
    public var block: TimeBlock
  }

  /// The routine blocks that a day shows, by their starts, then as written.
  ///
  /// Without a file all that are due; with one, those that are due, have the name of none of its blocks nor of what it leaves
  /// out, and overlap none of its blocks. A past day shows only its file. One without a written end ends where a block of the file, or another routine block
  /// that is shown, begins, if that is sooner.
  ///
  /// - Parameters:
  ///   - written: the blocks of the day's file; nil if there is no file. A past day does not need them.
  ///   - leftOut: the titles of those that the day's file leaves out.
  ///   - isPast: whether the day is before today.
  public func shown(
    on date: CivilDate,
    besides written: @autoclosure () -> [TimeBlock]?,
    leftOut: [String] = [],
    isPast: Bool
  ) -> [Shown] {
    guard !isPast else { return [] }
    let written = written() ?? []
    let taken = Set((written.map(\.name) + leftOut).map(name))
    let due = places(dueOn: date).filter { !taken.contains(names[$0]) }
    let freeTime = FreeTime(in: .startOfDay ..< .endOfDay, besides: written.map(\.range))
    // Only what is shown cuts others short, and what is shown depends on the file alone.
    let cut = zip(due, Routine.ended(due.map { blocks[$0] }, before: written)).filter { freeTime.holds($1.range) }
    let ended = zip(cut.map(\.0), Routine.ended(cut.map(\.1), before: cut.map(\.1))).map(Shown.init)
    return ended.sorted { ($0.block.start, $0.index) < ($1.block.start, $1.index) }
  }

  /// The same blocks alone.
  public func blocks(
    on date: CivilDate,
    besides written: @autoclosure () -> [TimeBlock]?,
    leftOut: [String] = [],
    isPast: Bool
  ) -> [TimeBlock] {
    shown(on: date, besides: written(), leftOut: leftOut, isPast: isPast).map(\.block)
  }

  /// The names of the blocks that are due on a day, whatever its file says.
  public func dueNames(on date: CivilDate) -> Set<String> { Set(places(dueOn: date).map { names[$0] }) }

  private func places(dueOn date: CivilDate) -> [Int] {
    blocks.indices.filter { schedules[$0]?.isDue(on: date) ?? true }
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
