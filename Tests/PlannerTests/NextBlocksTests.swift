import Chronology
import Planner
import TestSupport
import Testing

/// The next block of a task (format, *The next block*).
@Suite struct NextBlocksTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// `19 09:00 - 10:00`, of November 2026.
    var blocks: String
    var now: String
    /// The place of a block in the list, counted from 1.
    var next: Int?

    var testDescription: String { "\(blocks) at \(now)" }
  }

  static let cases: [Case] = [
    Case(blocks: "", now: "20 12:00", next: nil),
    Case(blocks: "20 09:00 - 10:00, 20 14:00 - 15:00, 21 09:00 - 10:00", now: "20 08:00", next: 1),
    // A block that runs is the next, until it ends.
    Case(blocks: "20 09:00 - 10:00, 20 14:00 - 15:00, 21 09:00 - 10:00", now: "20 09:59", next: 1),
    Case(blocks: "20 09:00 - 10:00, 20 14:00 - 15:00, 21 09:00 - 10:00", now: "20 10:00", next: 2),
    Case(blocks: "20 09:00 - 10:00, 20 14:00 - 15:00, 21 09:00 - 10:00", now: "20 15:00", next: 3),
    Case(blocks: "20 09:00 - 10:00, 20 14:00 - 15:00, 21 09:00 - 10:00", now: "21 10:00", next: nil),
    Case(blocks: "21 09:00 - 10:00, 20 14:00 - 15:00", now: "20 08:00", next: 2),
    // One that began earlier and still runs comes before one that began later.
    Case(blocks: "20 10:00 - 11:00, 20 09:00 - 17:00", now: "20 10:30", next: 2),
    Case(blocks: "20 09:00 - 10:00, 20 09:00 - 17:00", now: "20 08:00", next: 1),
    Case(blocks: "20 09:00 - 10:00, 20 09:00 - 17:00", now: "20 12:00", next: 2),
    Case(blocks: "20 22:00 - 24:00", now: "20 23:59", next: 1),
    Case(blocks: "20 22:00 - 24:00", now: "21 00:00", next: nil),
  ]

  private static func dated(_ text: String, index: Int) -> DatedBlock {
    DatedBlock(on: Sketch.date("2026-11-" + text.prefix(2)), Sketch.range(String(text.dropFirst(3))), index: index)
  }

  @Test(arguments: cases)
  func next(_ row: Case) {
    let now = Moment(Sketch.date("2026-11-" + row.now.prefix(2)), Sketch.time(String(row.now.dropFirst(3))))
    var blocks = NextBlocks<String>(now: now)
    for (index, text) in Sketch.list(row.blocks, \.self).enumerated() {
      blocks.add(Self.dated(text, index: index + 1), of: ["Draft", "Call"])
    }
    #expect(blocks["Draft"]?.index == row.next)
    #expect(blocks["Call"]?.index == row.next)
    #expect(blocks["Sleep"] == nil)
  }

  /// Scans all blocks of a task, their days and times as minutes.
  @Test func agreesWithAScan() {
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      let today = Sketch.date("2026-11-20")
      let now = Moment(today, TimeOfDay(minutes: Int.random(in: 0..<1440, using: &random))!)
      let step = random.pick([15, 60, 240])
      let tasks = ["Draft", "Call", "Sow"]
      let blocks = (0..<Int.random(in: 0...20, using: &random)).map { index in
        (
          block: DatedBlock(
            on: today.adding(days: Int.random(in: -2...2, using: &random)),
            .random(using: &random, step: step),
            index: index
          ),
          tasks: tasks.filter { _ in random.chance(40) }
        )
      }
      var next = NextBlocks<String>(now: now)
      for (block, tasks) in blocks { next.add(block, of: tasks) }

      let nowMinute = now.date.dayNumber * 1440 + now.time.minutes
      for task in tasks {
        var found: DatedBlock?
        var foundStart = Int.max
        for (block, tasks) in blocks where tasks.contains(task) {
          let midnight = block.date.dayNumber * 1440
          let start = midnight + block.start.time.minutes
          if midnight + block.end.minutes > nowMinute, start < foundStart { (found, foundStart) = (block, start) }
        }
        #expect(next[task] == found, "seed \(seed): \(task) at \(now)")
      }
    }
  }
}
