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
}
