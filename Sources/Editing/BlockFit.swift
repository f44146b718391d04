import Chronology
import Languages
import Planner

/// What becomes of a block where the time that is asked for is taken.
public enum BlockFit: Sendable {
  /// It is refused, with the nearest times that are free.
  case exact
  /// It goes to the nearest free slot (format, *Free time*).
  case nearest
  /// It is written there all the same.
  case overlap
}

extension DayBlocks {
  /// Where a block goes.
  ///
  /// - Parameters:
  ///   - start: when it is to begin; nil for the first free slot from now on, or of another day.
  ///   - minutes: how long it is to last; nil for as long as the vault says, or up to the next block.
  func slot(
    at start: TimeOfDay?,
    minutes: Int?,
    _ fit: BlockFit,
    now: TimeOfDay
  ) throws(EditRefusal) -> Range<TimeOfDay> {
    let length = minutes ?? settings.defaultBlock
    guard let start else { return try slot(nearestTo: max(now, settings.dayStarts), minutes: length, from: now) }
    if fit == .nearest { return try slot(nearestTo: start, minutes: length, from: earliest(for: start, now: now)) }
    let taken = self.taken
    guard let end = start.adding(minutes: minutes ?? min(length, fit == .exact ? room(after: start) : 1440 - start.minutes)),
      start < end
    else {
      throw EditRefusal(
        BlockFitMessage.wouldPassMidnight(minutes: length, at: ShownTime(start, settings.clock)),
        help: .nameEarlierOrShorter
      )
    }
    let range = start..<end
    guard fit == .exact, let other = taken.first(where: { $0.range.overlaps(range) }) else { return range }
    var refusal = EditRefusal(
      BlockFitMessage.isTaken(shown(range), on: date, by: other.name, shown(other.range)),
      help: help(for: range, nearest: length, from: earliest(for: start, now: now))
    )
    refusal.isTimeTaken = true
    throw refusal
  }

  /// How many minutes a block without a length has from a time to the next block, or the end of the day. A time that is taken has
  /// no less than any other.
  private func room(after start: TimeOfDay) -> Int {
    guard !taken.contains(where: { $0.range.contains(start) }) else { return 1440 - start.minutes }
    let next = taken.map(\.range.lowerBound).first { $0 > start }
    return (next?.minutes ?? 1440) - start.minutes
  }

  /// What a person is told of a block that is shorter than one without a length is; nil of others.
  func shortening(_ range: Range<TimeOfDay>, _ minutes: Int?) -> BlockChangeMessage.Shortening? {
    guard minutes == nil, range.minutes < settings.defaultBlock else { return nil }
    let next = taken.first { $0.range.lowerBound == range.upperBound }
    return BlockChangeMessage.Shortening(minutes: range.minutes, next: next?.name)
  }

  /// From when on a free time is one for a block that was to begin at a time: not over, and not before the day begins, unless that was
  /// asked for. What is written down after it was is near its time, too.
  private func earliest(for start: TimeOfDay, now: TimeOfDay) -> TimeOfDay {
    start < now ? .startOfDay : max(now, min(settings.dayStarts, start))
  }

  /// What is there at some time, in the order of the day.
  private var taken: [(name: String, range: Range<TimeOfDay>)] {
    (written.map { ($0.name, $0.range) } + routine.map { ($0.name, $0.range) }).sorted { $0.1.lowerBound < $1.1.lowerBound }
  }

  /// The nearest free times before and after one that is taken.
  ///
  /// - Parameters:
  ///   - minutes: how long the block would be in the nearest free slot.
  ///   - earliest: from when on they count.
  private func help(for range: Range<TimeOfDay>, nearest minutes: Int, from earliest: TimeOfDay) -> BlockFitMessage {
    let free = FreeTime(in: earliest ..< .endOfDay, besides: taken.map(\.range)).stretches
    let before = free.last { $0.minutes >= range.minutes && $0.lowerBound < range.lowerBound }
    let after = free.first { $0.minutes >= range.minutes && $0.lowerBound > range.lowerBound }
    let latest = before.flatMap { $0.upperBound.adding(minutes: -range.minutes) }.map { min($0, range.lowerBound) }
    // Where a block that moves is now is free for it, and no place to go to.
    let present = own.flatMap { $0.minutes == range.minutes ? $0.lowerBound : nil }
    let others = [latest, after?.lowerBound].compactMap(\.self).filter { $0 != present }
    let starts = others.map { ShownTime($0, settings.clock) }
    // A free slot is looked for within the hours of the day, and a time that is named may go beyond them.
    let nearest = try? slot(nearestTo: range.lowerBound, minutes: minutes, from: earliest)
    if let nearest, nearest == own {
      return starts.isEmpty
        ? .nothingElseIsFree(minutes: range.minutes) : .isFreeElsewhere(minutes: range.minutes, at: starts)
    }
    guard !starts.isEmpty else { return .nothingIsFree(minutes: range.minutes) }
    return nearest != nil ? .isFree(minutes: range.minutes, at: starts) : .isFreeOutsideDay(minutes: range.minutes, at: starts)
  }

  func shown(_ range: Range<TimeOfDay>) -> ShownTimes { ShownTimes(range.lowerBound, range.upperBound, settings.clock) }
}

/// What is said of a time that a block cannot have.
enum BlockFitMessage: Message {
  case wouldPassMidnight(minutes: Int, at: ShownTime)
  case nameEarlierOrShorter
  case isTaken(ShownTimes, on: CivilDate, by: String, ShownTimes)
  case nothingIsFree(minutes: Int)
  /// Of a block that stands in the nearest free slot.
  case nothingElseIsFree(minutes: Int)
  case isFree(minutes: Int, at: [ShownTime])
  /// The same of a block that stands in the nearest free slot, so that it is no help to look for that.
  case isFreeElsewhere(minutes: Int, at: [ShownTime])
  /// Free where no free slot is looked for.
  case isFreeOutsideDay(minutes: Int, at: [ShownTime])
  case noFreeSlot(minutes: Int, on: CivilDate)
  case longestIs(minutes: Int, ShownTimes)
  case nameAnotherDay
}
