import TestSupport
import Testing

@testable import Diagnostics

@Suite struct WordIndexTests {
  @Test(
    arguments: [
      ("duw", "due"), ("DUE", "due"), ("porject", "project"), ("notfy", "notify"), ("xyz", nil), ("d", nil), ("", nil),
      ("cafe\u{301}", "Café"), ("cafe", "Café"),
    ] as [(String, String?)]
  )
  func findsTheNearest(word: String, expected: String?) {
    #expect(WordIndex(["due", "done", "project", "notify", "Café"]).nearest(to: word) == expected)
  }

  @Test func theFirstOfEquallyNearOnesIsTaken() {
    let index = WordIndex(["note", "Cote", "cote", "code"])
    #expect(index.place(nearestTo: "COTE") == 1)
    #expect(index.place(nearestTo: "vote") == 0)
    #expect(index.place(nearestTo: "cod") == 3)
  }

  /// Letters that are equal, however they are encoded.
  @Test func equalLettersAreNoEdit() {
    let index = WordIndex(["a;b`c", "re\u{301}sume\u{301}", "20 K"])
    #expect(index.place(nearestTo: "a\u{37E}b\u{1FEF}c", limit: 0) == 0)
    #expect(index.place(nearestTo: "résumé", limit: 0) == 1)
    #expect(index.place(nearestTo: "20 \u{212A}", limit: 0) == 2)
  }

  @Test func findsWhatNearestWordFinds() {
    let letters = ["a", "b", "B", "c", "1", "2", " ", ";", "\u{37E}", "é", "e\u{301}", "K", "\u{212A}", "ß", "İ", "👩‍👩‍👧", "日"]
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      func word() -> String {
        (0..<Int.random(in: 0...7, using: &random)).map { _ in letters.randomElement(using: &random)! }.joined()
      }
      let words = (0..<Int.random(in: 0...40, using: &random)).map { _ in word() }
      let index = WordIndex(words)
      for _ in 0..<20 {
        let (wanted, limit) = (word(), Int.random(in: 0...4, using: &random))
        let (found, expected) = (index.nearest(to: wanted, limit: limit), nearestWord(to: wanted, in: words, limit: limit))
        #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(wanted) in \(words), seed \(seed)")
      }
    }
  }
}
