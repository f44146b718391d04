import Testing

@testable import SourceText

@Suite struct LetterPairsTests {
  @Test(arguments: [
    ("Call Mum", "Call Mum", 1), ("CALL mum", "call MUM", 1), ("night", "nacht", 0.25), ("abc", "xyz", 0), ("", "abc", 0),
    ("", "", 0),
    ("a", "a", 0), ("aaaa", "aa", 0.5),
  ])
  func likeness(one: String, other: String, expected: Double) {
    #expect(LetterPairs(one).likeness(to: LetterPairs(other)) == expected)
    #expect(LetterPairs(other).likeness(to: LetterPairs(one)) == expected)
  }

  @Test func belowTheLeastNothingIsCounted() {
    // “ab” is wholly within the other, which is so long that it cannot be half of it.
    let (short, long) = (LetterPairs("ab"), LetterPairs("abcdefgh"))
    #expect(short.likeness(to: long) == 0.25)
    #expect(short.likeness(to: long, least: 0.5) == 0)
    #expect(LetterPairs("abcd").likeness(to: LetterPairs("abcde"), least: 0.5) > 0.8)
  }

  @Test func theBeginningOfALongTextCounts() {
    #expect(LetterPairs("abcdX", most: 4).likeness(to: LetterPairs("abcdY", most: 4)) == 1)
  }

  @Test func elementsAreSharedAsOftenAsInBoth() {
    #expect([1, 1, 2, 5].sharedCount(withSorted: [1, 1, 1, 5, 7]) == 3)
    #expect([Int]().sharedCount(withSorted: [1]) == 0)
  }
}
