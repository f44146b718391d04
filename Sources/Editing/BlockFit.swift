import Chronology
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
        "a block of \(DayBlocks.length(length)) at \(settings.clock.text(start)) would pass midnight",
        help: "name an earlier time, or a shorter length"
      )
    }
    let range = start..<end
    guard fit == .exact, let other = taken.first(where: { $0.range.overlaps(range) }) else { return range }
    throw EditRefusal(
      "\(settings.clock.text(range)) on \(date) is not free: \(EditRefusal.quote(other.name)) is \(settings.clock.text(other.range))",
      help: help(for: range, from: earliest(for: start, now: now))
    )
  }

  /// How many minutes a block without a length has from a time to the next block, or the end of the day. A time that is taken has
  /// no less than any other.
  private func room(after start: TimeOfDay) -> Int {
    guard !taken.contains(where: { $0.range.contains(start) }) else { return 1440 - start.minutes }
    let next = taken.map(\.range.lowerBound).first { $0 > start }
    return (next?.minutes ?? 1440) - start.minutes
  }

  /// What a person is told of a block that is shorter than one without a length is.
  func shortening(_ range: Range<TimeOfDay>, _ minutes: Int?) -> String {
    guard minutes == nil, range.minutes < settings.defaultBlock else { return "" }
    let next = taken.first { $0.range.lowerBound == range.upperBound }
    return ", shortened to \(DayBlocks.length(range.minutes)): "
      + (next.map { "\(EditRefusal.quote($0.name)) begins then" } ?? "the day ends then")
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
  /// - Parameter earliest: from when on they count.
  private func help(for range: Range<TimeOfDay>, from earliest: TimeOfDay) -> String {
    let free = FreeTime(in: earliest ..< .endOfDay, besides: taken.map(\.range)).stretches
    let before = free.last { $0.minutes >= range.minutes && $0.lowerBound < range.lowerBound }
    let after = free.first { $0.minutes >= range.minutes && $0.lowerBound > range.lowerBound }
    let latest = before.flatMap { $0.upperBound.adding(minutes: -range.minutes) }.map { min($0, range.lowerBound) }
    let starts = [latest, after?.lowerBound].compactMap(\.self)
    let ways = "--nearest uses the nearest free slot, --overlap writes it anyway"
    guard !starts.isEmpty else {
      return "there is no free slot of \(DayBlocks.length(range.minutes)) on that day; --overlap writes it anyway"
    }
    return
      "\(DayBlocks.length(range.minutes)) is free at \(starts.map(settings.clock.text).joined(separator: " and at ")); \(ways)"
  }
}
