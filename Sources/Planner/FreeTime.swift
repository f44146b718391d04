public import Chronology

/// The part of a day's range in which no block is (format, *Free time*).
public struct FreeTime: Hashable, Sendable {
  /// Rising; none is empty, and between two of them there is a block.
  public let stretches: [Range<TimeOfDay>]

  /// - Parameters:
  ///   - day: from `day-starts` to `day-ends`.
  ///   - blocks: in any order; they may overlap each other, and lie outside the range.
  public init(in day: Range<TimeOfDay>, besides blocks: [Range<TimeOfDay>]) {
    var stretches: [Range<TimeOfDay>] = []
    var start = day.lowerBound
    for block in blocks.filter({ $0.overlaps(day) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if start < block.lowerBound { stretches.append(start..<block.lowerBound) }
      start = max(start, block.upperBound)
    }
    if start < day.upperBound { stretches.append(start..<day.upperBound) }
    self.stretches = stretches
  }

  /// The free slot of a length whose start is nearest to a wanted one; of two that are equally near, the earlier.
  ///
  /// Nil if no stretch is as long, and for a length below 1. The wanted start may be outside the day's range.
  public func slot(nearestTo wanted: TimeOfDay, minutes: Int) -> Range<TimeOfDay>? {
    guard minutes > 0 else { return nil }
    let slots = stretches.compactMap { stretch -> Range<TimeOfDay>? in
      guard let latest = stretch.upperBound.adding(minutes: -minutes), latest >= stretch.lowerBound else { return nil }
      let start = min(max(wanted, stretch.lowerBound), latest)
      return start.adding(minutes: minutes).map { start..<$0 }
    }
    func distance(_ slot: Range<TimeOfDay>) -> Int { abs(slot.lowerBound.minutes - wanted.minutes) }
    return slots.min { (distance($0), $0.lowerBound) < (distance($1), $1.lowerBound) }
  }

  /// Whether a stretch holds all of a range.
  public func holds(_ range: Range<TimeOfDay>) -> Bool {
    stretches.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }
}

extension TimeBlock {
  /// From its start to its end, which is not part of it.
  public var range: Range<TimeOfDay> { start..<max(start, end) }
}
