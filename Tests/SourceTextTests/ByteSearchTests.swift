import Testing

@testable import SourceText

@Suite struct ByteSearchTests {
  /// Words, what is looked for in them, and the bytes at which it stands first and last; nil where it does not.
  private static let cases: [(text: String, words: String, places: (first: Int, last: Int)?)] = [
    ("3 of 8 of 9", " of ", (1, 6)),
    ("Water: 3: 8", ": ", (5, 8)),
    ("aaa", "aa", (0, 1)),
    ("Read 🔥 12 🔥", "🔥", (5, 13)),
    ("Æon", "Æ", (0, 0)),
    ("of", "of", (0, 0)),
    ("o", "of", nil),
    ("a longer text than fits in a register", "registers", nil),
    ("a longer text than fits in a register", "register", (29, 29)),
    ("", "a", nil),
    ("abc", "", (0, 3)),
    ("", "", (0, 0)),
  ]

  @Test(arguments: cases)
  func wordsAreFound(_ text: String, _ words: String, _ places: (first: Int, last: Int)?) {
    for part in [text[...], ("«" + text + "»").dropFirst().dropLast()] {
      #expect(part.holds(words) == (places != nil))
      for (found, place) in [(part.firstPlace(of: words), places?.first), (part.lastPlace(of: words), places?.last)] {
        #expect(found.map { part.utf8.distance(from: part.startIndex, to: $0.lowerBound) } == place)
        #expect(found.map { String(part[$0]) } == places.map { _ in words })
      }
    }
    #expect(Array(text.utf8).holds(Array(words.utf8)) == (places != nil))
  }
}
