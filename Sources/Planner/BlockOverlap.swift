public import Chronology

/// Two blocks of a day that share some minute, which they should not (format, *Blocks that do not fit*).
public struct BlockOverlap: Hashable, Sendable {
  /// The index of the block that begins earlier; of two that begin together, of the one that is listed first.
  public let earlier: Int

  /// The index of the other.
  public let later: Int

  public init(earlier: Int, later: Int) {
    self.earlier = earlier
    self.later = later
  }

  /// Each block that overlaps one that begins before it, with the first of those: so many blocks on top of each other give one
  /// overlap less than blocks. They are in the order in which the later blocks begin.
  public static func all(in ranges: [Range<TimeOfDay>]) -> [BlockOverlap] {
    let order = ranges.indices.filter { !ranges[$0].isEmpty }.sorted {
      (ranges[$0].lowerBound, $0) < (ranges[$1].lowerBound, $1)
    }
    var overlaps: [BlockOverlap] = []
    // The starts rise: what has ended before one of them has ended before all that follow.
    var first = 0
    for (place, later) in order.enumerated() {
      while ranges[order[first]].upperBound <= ranges[later].lowerBound { first += 1 }
      if first < place { overlaps.append(BlockOverlap(earlier: order[first], later: later)) }
    }
    return overlaps
  }
}
