import Chronology
import Planner
import TestSupport
import Testing

/// Where blocks end (format, *Where a block ends*).
@Suite struct BlockTimeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var blocks: String
    var defaultMinutes = 60
    var ends: String

    var testDescription: String { blocks }
  }

  static let cases: [Case] = [
    Case(blocks: "09:00 - 10:30", ends: "10:30"),
    Case(blocks: "14:00", ends: "15:00"),
    Case(blocks: "14:00", defaultMinutes: 90, ends: "15:30"),
    // The next block that begins later cuts it, wherever that is written, and whether it has an end or not.
    Case(blocks: "14:00, 14:30 - 16:00", ends: "14:30, 16:00"),
    Case(blocks: "14:30, 14:00", ends: "15:30, 14:30"),
    Case(blocks: "14:00, 15:00", ends: "15:00, 16:00"),
    Case(blocks: "14:00, 15:30", ends: "15:00, 16:30"),
    // Those that begin together do not cut each other.
    Case(blocks: "14:00, 14:00, 14:20", ends: "14:20, 14:20, 15:20"),
    // A written end is never cut.
    Case(blocks: "14:00 - 16:00, 14:30", ends: "16:00, 15:30"),
    Case(blocks: "23:30", ends: "24:00"),
    Case(blocks: "22:00 - 02:00", ends: "24:00"),
    Case(blocks: "22:00 - 00:00", ends: "24:00"),
    Case(blocks: "00:00", defaultMinutes: 1440, ends: "24:00"),
  ]

  @Test(arguments: cases)
  func ends(_ row: Case) {
    let ends = BlockTime.ends(of: Sketch.list(row.blocks, Sketch.blockTime), defaultMinutes: row.defaultMinutes)
    #expect(ends == Sketch.list(row.ends, Sketch.time))
  }

  @Test func noBlocksHaveNoEnds() {
    #expect(BlockTime.ends(of: [], defaultMinutes: 60).isEmpty)
  }

  @Test func aLengthBeyondTheDayIsCut() {
    #expect(Sketch.blockTime("09:00").end(defaultMinutes: .max) == .endOfDay)
  }

  /// Walks from each start, minute by minute.
  @Test func agreesWithAWalk() {
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      let times = Range.randomList(using: &random).map { range in
        random.chance(50)
          ? BlockTime(TimeRange(start: range.lowerBound, end: range.upperBound)!) : BlockTime(at: range.lowerBound)
      }
      let length = random.pick([5, 45, 60, 240, 1440])
      let walked = times.map { time -> Int in
        if let end = time.end { return end.minutes }
        var minute = time.start.minutes + 1
        while minute < 1440, minute < time.start.minutes + length, !times.contains(where: { $0.start.minutes == minute }) {
          minute += 1
        }
        return minute
      }
      let ends = BlockTime.ends(of: times, defaultMinutes: length)
      #expect(ends.map(\.minutes) == walked, "seed \(seed): \(times), \(length) minutes")
    }
  }
}
