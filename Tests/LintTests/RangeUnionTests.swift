import TestSupport
import Testing

@testable import Lint

@Suite struct RangeUnionTests {
  @Test func coversWhatItsPartsCover() {
    for seed in caseSeeds(default: 300) {
      var generator = SplitMix64(seed: seed)
      let parts = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        let start = Int.random(in: -5...20, using: &generator)
        return start..<start + Int.random(in: 0...6, using: &generator)
      }
      let union = RangeUnion(parts)
      for start in -7..<28 {
        #expect(union.contains(start) == parts.contains { $0.contains(start) }, "seed \(seed): \(parts), \(start)")
        for length in [0, 2, 5] {
          let range = start..<start + length
          #expect(union.overlaps(range) == parts.contains { $0.overlaps(range) }, "seed \(seed): \(parts), \(range)")
        }
      }
    }
  }
}
