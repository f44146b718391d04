import Chronology
import Planner
import TestSupport
import Testing

/// Free time and the nearest free slot (format, *Free time*).
@Suite struct FreeTimeTests {
  struct StretchCase: Sendable, CustomTestStringConvertible {
    var day = "00:00 - 24:00"
    var blocks: String
    var stretches: String

    var testDescription: String { "\(day): \(blocks)" }
  }

  static let stretchCases: [StretchCase] = [
    StretchCase(blocks: "", stretches: "00:00 - 24:00"),
    StretchCase(
      day: "08:00 - 20:00",
      blocks: "09:00 - 10:30, 14:00 - 15:00",
      stretches: "08:00 - 09:00, 10:30 - 14:00, 15:00 - 20:00"
    ),
    // Unsorted, one in another, side by side.
    StretchCase(
      day: "08:00 - 12:00",
      blocks: "10:00 - 11:00, 09:00 - 10:00, 09:15 - 09:30",
      stretches: "08:00 - 09:00, 11:00 - 12:00"
    ),
    StretchCase(day: "08:00 - 12:00", blocks: "06:00 - 08:30, 11:30 - 13:00", stretches: "08:30 - 11:30"),
    StretchCase(day: "08:00 - 12:00", blocks: "06:00 - 07:00, 12:00 - 13:00", stretches: "08:00 - 12:00"),
    StretchCase(day: "08:00 - 12:00", blocks: "08:00 - 10:00, 09:00 - 12:00", stretches: ""),
  ]

  @Test(arguments: stretchCases)
  func stretches(_ row: StretchCase) {
    let free = FreeTime(in: Sketch.range(row.day), besides: Sketch.list(row.blocks, Sketch.range))
    #expect(free.stretches.map(\.text).joined(separator: ", ") == row.stretches)
  }

  struct SlotCase: Sendable, CustomTestStringConvertible {
    var day = "08:00 - 20:00"
    var blocks: String
    var wanted: String
    var minutes: Int
    var slot: String?

    var testDescription: String { "\(blocks): \(minutes) minutes at \(wanted)" }
  }

  static let slotCases: [SlotCase] = [
    SlotCase(blocks: "09:00 - 10:30", wanted: "14:00", minutes: 60, slot: "14:00 - 15:00"),
    SlotCase(blocks: "09:00 - 10:30", wanted: "10:30", minutes: 60, slot: "10:30 - 11:30"),
    SlotCase(blocks: "09:00 - 10:30", wanted: "10:00", minutes: 60, slot: "10:30 - 11:30"),
    SlotCase(blocks: "09:00 - 10:30", wanted: "09:15", minutes: 60, slot: "08:00 - 09:00"),
    // Equally near: the earlier.
    SlotCase(blocks: "09:00 - 11:00", wanted: "09:30", minutes: 60, slot: "08:00 - 09:00"),
    // A stretch that is too short is passed over.
    SlotCase(blocks: "08:30 - 12:00, 12:30 - 14:00", wanted: "12:00", minutes: 45, slot: "14:00 - 14:45"),
    // The slot ends within the day, however late it is wanted.
    SlotCase(blocks: "", wanted: "19:30", minutes: 60, slot: "19:00 - 20:00"),
    SlotCase(blocks: "", wanted: "22:00", minutes: 60, slot: "19:00 - 20:00"),
    SlotCase(blocks: "", wanted: "06:00", minutes: 60, slot: "08:00 - 09:00"),
    SlotCase(blocks: "", wanted: "12:00", minutes: 720, slot: "08:00 - 20:00"),
    SlotCase(blocks: "", wanted: "12:00", minutes: 721, slot: nil),
    SlotCase(blocks: "08:00 - 20:00", wanted: "12:00", minutes: 5, slot: nil),
    SlotCase(day: "00:00 - 24:00", blocks: "", wanted: "24:00", minutes: 30, slot: "23:30 - 24:00"),
  ]

  @Test(arguments: slotCases)
  func slot(_ row: SlotCase) {
    let free = FreeTime(in: Sketch.range(row.day), besides: Sketch.list(row.blocks, Sketch.range))
    #expect(free.slot(nearestTo: Sketch.time(row.wanted), minutes: row.minutes)?.text == row.slot)
  }

  @Test(arguments: [0, -1, .min, .max])
  func noSlotHasSuchALength(_ minutes: Int) {
    #expect(FreeTime(in: .startOfDay ..< .endOfDay, besides: []).slot(nearestTo: .noon, minutes: minutes) == nil)
  }

  @Test func anEmptyDayAndAnEmptyBlockAreNothing() {
    #expect(FreeTime(in: .noon ..< .noon, besides: []).stretches.isEmpty)
    #expect(FreeTime(in: .startOfDay ..< .endOfDay, besides: [.noon ..< .noon]).stretches.count == 1)
  }

  /// Tries every minute.
  @Test func agreesWithTryingEachMinute() {
    for seed in caseSeeds(default: 100) {
      var random = SplitMix64(seed: seed)
      let blocks = Range.randomList(using: &random)
      let day = random.chance(50) ? TimeOfDay.startOfDay ..< .endOfDay : Range.random(using: &random, step: 60)
      let wanted = TimeOfDay(minutes: Int.random(in: 0...1440, using: &random))!
      let minutes = random.pick([1, 10, 30, 60, 200])
      let free = FreeTime(in: day, besides: blocks)

      let freeMinutes = blocks.reduce(day.minuteSet) { $0.subtracting($1.minuteSet) }
      let stretchMinutes = free.stretches.map(\.minuteSet)
      #expect(stretchMinutes.reduce([]) { $0.union($1) } == freeMinutes, "seed \(seed): \(blocks)")
      #expect(stretchMinutes.reduce(0) { $0 + $1.count } == freeMinutes.count, "seed \(seed): \(blocks)")
      let breaks = freeMinutes.filter { !freeMinutes.contains($0 + 1) }
      #expect(free.stretches.map { $0.upperBound.minutes - 1 } == breaks.sorted(), "seed \(seed): \(blocks)")

      var best: Int?
      for start in 0..<1440 where (start..<start + minutes).allSatisfy(freeMinutes.contains) {
        if abs(start - wanted.minutes) < best.map({ abs($0 - wanted.minutes) }) ?? .max { best = start }
      }
      let slot = free.slot(nearestTo: wanted, minutes: minutes)
      #expect(slot?.lowerBound.minutes == best, "seed \(seed): \(minutes) minutes at \(wanted), \(blocks)")
      #expect(slot.map(\.minuteSet.count) ?? minutes == minutes, "seed \(seed): \(blocks)")
      #expect(free.stretches.allSatisfy { free.holds($0) }, "seed \(seed): \(blocks)")
      let probe = Range.random(using: &random, step: 15)
      #expect(free.holds(probe) == probe.minuteSet.isSubset(of: freeMinutes), "seed \(seed): \(probe), \(blocks)")
    }
  }
}
