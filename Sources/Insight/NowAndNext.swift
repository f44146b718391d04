public import Chronology
public import Planner

/// A time block of today, or a schedule row of a page, which is of every day.
public struct TimedEntry: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case block, row
  }

  public let kind: Kind
  public let start: TimeOfDay
  /// At or before `start` for a row that passes midnight, which ends on the next day.
  public let end: TimeOfDay

  /// A time block with its end settled.
  public init(block: TimeBlock) {
    self.init(.block, block.start, block.end)
  }

  private init(_ kind: Kind, _ start: TimeOfDay, _ end: TimeOfDay) {
    self.kind = kind
    self.start = start
    self.end = end
  }

  /// The rows of one page, in their order. One without an end ends as a block would among them (format, *Where a block ends*).
  ///
  /// - Parameter defaultMinutes: how long a row without an end lasts, 1 or more.
  public static func rows(_ times: [ScheduleTime], defaultMinutes: Int) -> [TimedEntry] {
    let ends = BlockTime.ends(of: times.map { BlockTime($0) }, defaultMinutes: defaultMinutes)
    return zip(times, ends).map { TimedEntry(.row, $0.start, $0.end ?? $1) }
  }

  public var passesMidnight: Bool { end <= start }

  /// When it lasts, in minutes from the beginning of today; what passes midnight began yesterday too.
  fileprivate var stretchRanges: [Range<Int>] {
    guard passesMidnight else { return [start.minutes..<end.minutes] }
    let day = TimeOfDay.endOfDay.minutes
    return [start.minutes..<end.minutes + day, start.minutes - day..<end.minutes]
  }
}

/// What goes on at a minute of a day, and what begins next (format, *At a glance*).
public struct NowAndNext: Hashable, Sendable {
  /// The place of what began last of all that has begun and not ended; nil where nothing goes on.
  public let now: Int?
  /// The place of what begins first of all that begins later on the day; nil where nothing does.
  public let next: Int?
  /// The places of the others that began or begin together with them, in their order.
  public let othersNow: [Int]
  public let othersNext: [Int]

  /// - Parameters:
  ///   - entries: of days first by their files, then of pages in the order of the vault.
  ///   - minute: counted from the beginning of the day; before the vault's `midnight` it is 1440 or more.
  public init(_ entries: [TimedEntry], atMinute minute: Int) {
    func order(_ place: Int) -> (Int, Int) { (entries[place].kind == .block ? 0 : 1, place) }
    let begun = entries.indices.flatMap { place in
      entries[place].stretchRanges.filter { $0.contains(minute) }.map { (place: place, start: $0.lowerBound) }
    }
    let last = begun.map(\.start).max()
    let running = begun.filter { $0.start == last }.map(\.place).sorted { order($0) < order($1) }
    (now, othersNow) = (running.first, Array(running.dropFirst()))
    let later = entries.indices.filter { entries[$0].start.minutes > minute }
    let first = later.map { entries[$0].start }.min()
    let coming = later.filter { entries[$0].start == first }.sorted { order($0) < order($1) }
    (next, othersNext) = (coming.first, Array(coming.dropFirst()))
  }
}
