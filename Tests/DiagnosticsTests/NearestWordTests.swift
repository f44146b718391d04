import Testing

@testable import Diagnostics

@Suite struct NearestWordTests {
  @Test(
    arguments: [
      ("duw", "due"),
      ("DUE", "due"),
      ("porject", "project"),
      ("notfy", "notify"),
      ("xyz", nil),
      ("d", nil),
      ("", nil),
    ] as [(String, String?)]
  )
  func findsTheNearest(word: String, expected: String?) {
    #expect(nearestWord(to: word, in: ["due", "done", "project", "notify"]) == expected)
  }

  @Test(arguments: [("", "", 0), ("abc", "", 3), ("abc", "acb", 1), ("abcd", "badc", 2), ("kitten", "sitting", 3)])
  func countsEdits(left: String, right: String, distance: Int) {
    #expect(editDistance(Array(left), Array(right)) == distance)
    #expect(editDistance(Array(right), Array(left)) == distance)
  }

  /// A bound leaves out work, and no answer.
  @Test(
    arguments: [
      ("", ""), ("", "abc"), ("abc", "acb"), ("abcd", "badc"), ("kitten", "sitting"), ("abcdef", "bcdefa"), ("aab", "abab"),
      ("duplicate-nmae", "duplicate-name"), ("abcdefgh", "efghabcd"), ("ba", "abcd"),
    ]
  )
  func countsNoMoreThanIsWanted(left: String, right: String) {
    let distance = editDistance(Array(left), Array(right)) ?? -1
    for most in 0...9 {
      let expected = distance <= most ? distance : nil
      #expect(editDistance(Array(left), Array(right), atMost: most) == expected)
      #expect(editDistance(Array(right), Array(left), atMost: most) == expected)
      #expect(Letters(left).edits(to: Letters(right), atMost: most) == expected)
      if Letters(left).isFar(from: right, atMost: most) { #expect(expected == nil) }
    }
  }

  /// A word that is not ASCII has fewer letters than bytes.
  @Test func findsWordsOfOtherLetters() {
    #expect(nearestWord(to: "mull", in: ["mülleimer", "müll"]) == "müll")
    #expect(nearestWord(to: "müll", in: ["mulle", "mull"]) == "mull")
  }
}
