import TestSupport
import Testing

@testable import Lint

@Suite struct EarliestOverlapTests {
  @Test func findsWhatASearchThroughAllFinds() {
    for seed in caseSeeds(default: 300) {
      var generator = SplitMix64(seed: seed)
      let ranges = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        let start = Int.random(in: -10...30, using: &generator)
        return start..<start + (generator.chance(50) ? 1 : Int.random(in: 1...15, using: &generator))
      }
      var overlap = EarliestOverlap(of: ranges)
      for (index, range) in ranges.enumerated() {
        let earlier = ranges[..<index].firstIndex { $0.overlaps(range) }
        #expect(overlap.insert(range) == earlier, "seed \(seed): \(ranges), at \(index)")
      }
    }
  }

  @Test func theOnlyRangeOverlapsNone() {
    var overlap = EarliestOverlap(of: [3..<4])
    #expect(overlap.insert(3..<4) == nil)
    #expect(overlap.insert(3..<4) == 0)
  }
}
