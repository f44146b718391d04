import Chronology
import Planner
import TestSupport
import Testing

/// Sets of days against sets of numbers.
@Suite struct DaySetTests {
  @Test(arguments: [
    ("", ""), ("7", "7"), ("7 8", "7-8"), ("8 7", "7-8"), ("1-5 3-9 11", "1-9 11"), ("1-9 3-4", "1-9"), ("1-2 4-5 3", "1-5"),
  ])
  func merges(text: String, merged: String) {
    let days = DaySet(RitualSketch.log(text).map(\.days.dayNumbers))
    #expect(RitualSketch.text(days) == merged)
  }

  @Test(arguments: caseChunks(default: 400))
  func agreesWithSetsOfNumbers(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let (left, right) = (DaySetTests.ranges(&random), DaySetTests.ranges(&random))
      let (one, two) = (DaySet(left), DaySet(right))
      let (first, second) = (Set(left.joined()), Set(right.joined()))
      let limits = random.pick(left + [3...9])
      let results: [(DaySet, Set<Int>)] = [
        (one, first), (one.union(two), first.union(second)), (one.intersection(two), first.intersection(second)),
        (one.subtracting(two), first.subtracting(second)), (one.clamped(to: limits), first.intersection(limits)),
        (one.through(CivilDate(dayNumber: 12)), first.filter { $0 <= 12 }),
      ]
      for (days, numbers) in results {
        #expect(Array(days.ranges.joined()) == numbers.sorted(), "seed \(seed)")
        #expect(days == DaySet(numbers.map { $0...$0 }), "seed \(seed)")
        #expect(days.count == numbers.count && days.isEmpty == numbers.isEmpty && days.first == numbers.min(), "seed \(seed)")
      }
      #expect((-2...32).filter(one.contains) == (-2...32).filter(first.contains), "seed \(seed)")
    }
  }

  private static func ranges(_ random: inout SplitMix64) -> [ClosedRange<Int>] {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in
      let first = Int.random(in: 0...25, using: &random)
      return first...first + Int.random(in: 0...5, using: &random)
    }
  }
}
