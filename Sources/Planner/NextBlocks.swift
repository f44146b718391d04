public import Chronology

/// The next block of each task: of all its blocks on all days, the one with the earliest start among those that have not ended
/// at a moment (format, *The next block*). A block that runs is the next one until it ends.
///
/// - Parameter Key: what tells tasks apart: a project and a name.
public struct NextBlocks<Key: Hashable & Sendable>: Sendable {
  private let now: Moment
  private var blocks: [Key: DatedBlock] = [:]

  public init(now: Moment) {
    self.now = now
  }

  /// Adds a block and the tasks that are assigned to it. Blocks may come in any order; of those that begin together the first
  /// added is taken.
  public mutating func add(_ block: DatedBlock, of tasks: some Sequence<Key>) {
    guard isAhead(block.date, block.end) else { return }
    for task in tasks {
      if let known = blocks[task], known.start <= block.start { continue }
      blocks[task] = block
    }
  }

  /// Whether a block with this end has not ended.
  public func isAhead(_ date: CivilDate, _ end: TimeOfDay) -> Bool { now < Moment(date, end) }

  /// The next block of a task; nil if all its blocks have ended, or it has none.
  public subscript(task: Key) -> DatedBlock? { blocks[task] }
}

/// When a block is, and which one it is.
public struct DatedBlock: Hashable, Sendable {
  public let start: Moment

  /// Of the same day.
  public let end: TimeOfDay

  /// Where it stands in the list that it is of.
  public let index: Int

  public init(on date: CivilDate, _ range: Range<TimeOfDay>, index: Int) {
    start = Moment(date, range.lowerBound)
    end = range.upperBound
    self.index = index
  }

  public var date: CivilDate { start.date }
}
