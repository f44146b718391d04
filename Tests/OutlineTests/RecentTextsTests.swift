import TestSupport
import Testing

@testable import Outline

@Suite struct RecentTextsTests {
  private let bytes = Array("ab ab abc ab".utf8)

  @Test func findsTheSameBytesElsewhere() {
    var texts = RecentTexts()
    #expect(texts.place(of: 0..<2, in: bytes) == nil)
    #expect(texts.add(0..<2) == 0)
    #expect(texts.add(6..<9) == 1)
    #expect(texts.place(of: 3..<5, in: bytes) == 0)
    #expect(texts.place(of: 10..<12, in: bytes) == 0)
    #expect(texts.place(of: 6..<9, in: bytes) == 1)
    #expect(texts.place(of: 7..<9, in: bytes) == nil)
    #expect(texts.place(of: 2..<3, in: bytes) == nil)
    #expect(texts.range(at: 1) == 6..<9)
  }

  /// Whatever was asked before, a place is that of a text of the same bytes, and of the last texts each is found.
  @Test(arguments: caseSeeds(default: 100)) func forgetsTheOldest(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<400).map { _ in random.pick(Array("ab".utf8)) }
    var texts = RecentTexts()
    var values: [[UInt8]] = []
    var added: [[UInt8]] = []
    for _ in 0..<300 {
      let start = Int.random(in: 0..<390, using: &random)
      let range = start..<start + Int.random(in: 1...6, using: &random)
      let text = Array(bytes[range])
      if let place = texts.place(of: range, in: bytes) {
        #expect(values[place] == text, "seed \(seed)")
      } else {
        #expect(!added.suffix(RecentTexts.most).contains(text), "seed \(seed)")
        values.put(text, at: texts.add(range))
        added.append(text)
      }
    }
    #expect(values.count == RecentTexts.most, "seed \(seed)")
  }
}
