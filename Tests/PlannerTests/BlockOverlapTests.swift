import Chronology
import Planner
import TestSupport
import Testing

/// Which blocks of a day overlap (format, *Blocks that do not fit*).
@Suite struct BlockOverlapTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var blocks: String
    /// The places of blocks in the list, counted from 1: `2 with 1`.
    var overlaps: String

    var testDescription: String { blocks }
  }

  static let cases: [Case] = [
    Case(blocks: "", overlaps: ""),
    Case(blocks: "09:00 - 10:00", overlaps: ""),
    Case(blocks: "09:00 - 10:00, 10:00 - 11:00", overlaps: ""),
    Case(blocks: "09:00 - 10:00, 09:59 - 11:00", overlaps: "2 with 1"),
    Case(blocks: "09:59 - 11:00, 09:00 - 10:00", overlaps: "1 with 2"),
    // Together: the first that is listed counts as the earlier.
    Case(blocks: "09:00 - 10:00, 09:00 - 10:00", overlaps: "2 with 1"),
    // On top of each other: each with the earliest, and not with all.
    Case(blocks: "09:00 - 12:00, 09:30 - 12:00, 10:00 - 12:00", overlaps: "2 with 1, 3 with 1"),
    // A chain: the third does not reach the first.
    Case(blocks: "09:00 - 10:00, 09:30 - 11:00, 10:30 - 12:00", overlaps: "2 with 1, 3 with 2"),
    // A long one under short ones.
    Case(blocks: "09:00 - 17:00, 10:00 - 11:00, 12:00 - 13:00", overlaps: "2 with 1, 3 with 1"),
    Case(blocks: "10:00 - 11:00, 12:00 - 13:00, 09:00 - 17:00", overlaps: "1 with 3, 2 with 3"),
  ]

  @Test(arguments: cases)
  func overlaps(_ row: Case) {
    let overlaps = BlockOverlap.all(in: Sketch.list(row.blocks, Sketch.range))
    #expect(overlaps.map { "\($0.later + 1) with \($0.earlier + 1)" }.joined(separator: ", ") == row.overlaps)
  }

  @Test func emptyRangesOverlapNothing() {
    #expect(BlockOverlap.all(in: [.noon ..< .noon, .startOfDay ..< .endOfDay, .noon ..< .noon]).isEmpty)
  }

  /// Compares each block with every other, by their minutes.
  @Test func agreesWithComparingAll() {
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      let blocks = Range.randomList(using: &random)
      let minutes = blocks.map(\.minuteSet)
      func precedes(_ left: Int, _ right: Int) -> Bool {
        let (leftFirst, rightFirst) = (minutes[left].min()!, minutes[right].min()!)
        return leftFirst < rightFirst || (leftFirst == rightFirst && left < right)
      }
      let byStart = blocks.indices.sorted(by: precedes)
      let compared = byStart.compactMap { later in
        byStart.first { precedes($0, later) && !minutes[$0].isDisjoint(with: minutes[later]) }
          .map { BlockOverlap(earlier: $0, later: later) }
      }
      #expect(BlockOverlap.all(in: blocks) == compared, "seed \(seed): \(blocks)")
    }
  }
}
