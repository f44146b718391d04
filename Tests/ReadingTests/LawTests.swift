import SourceText
import TestLaws
import TestSupport
import Testing

/// The laws over files that nobody would write.
@Suite struct LawTests {
  @Test func pagesOfLines() {
    for seed in 0..<UInt64(randomCases(120)) {
      var file = RandomFile(seed: seed)
      expectLaws(SourceText(file.page()), "page, seed \(seed)")
    }
  }

  @Test func pagesOfFragments() {
    for seed in 0..<UInt64(randomCases(120)) {
      var file = RandomFile(seed: seed)
      expectLaws(SourceText(file.fragments()), "fragments, seed \(seed)")
    }
  }

  @Test func pagesOfBytes() {
    for seed in 0..<UInt64(randomCases(120)) {
      var file = RandomFile(seed: seed)
      expectLaws(SourceText(file.bytes()), "bytes, seed \(seed)")
    }
  }
}
