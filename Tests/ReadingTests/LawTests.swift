import SourceText
import TestLaws
import TestSupport
import Testing

/// The laws over files that nobody would write.
@Suite struct LawTests {
  @Test(arguments: RandomPlan.Kind.allCases)
  func filesOfLines(_ kind: RandomPlan.Kind) {
    for seed in 0..<UInt64(randomCases(100, ofEach: RandomPlan.Kind.allCases.count)) {
      var file = RandomFile(seed: seed, kind: kind)
      expectLaws(SourceText(file.file()), "\(kind) of lines, seed \(seed)")
    }
  }

  @Test(arguments: RandomPlan.Kind.allCases)
  func filesOfFragments(_ kind: RandomPlan.Kind) {
    for seed in 0..<UInt64(randomCases(100, ofEach: RandomPlan.Kind.allCases.count)) {
      var file = RandomFile(seed: seed, kind: kind)
      expectLaws(SourceText(file.fragments()), "\(kind) of fragments, seed \(seed)")
    }
  }

  @Test(arguments: RandomPlan.Kind.allCases)
  func filesOfBytes(_ kind: RandomPlan.Kind) {
    for seed in 0..<UInt64(randomCases(100, ofEach: RandomPlan.Kind.allCases.count)) {
      var file = RandomFile(seed: seed, kind: kind)
      expectLaws(SourceText(file.bytes()), "\(kind) of bytes, seed \(seed)")
    }
  }
}
