import TestSupport
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

  @Test func endsOfLines() {
    let bytes = Array("ab\r\ncd\ref\n".utf8)
    #expect(bytes.lineEnd(from: 0, limit: bytes.count) == 2)
    #expect(bytes.lineEnd(from: 4, limit: bytes.count) == 6)
    #expect(bytes.lineEnd(of: 7..<bytes.count) == 9)
    #expect(bytes.lineEnd(of: 0..<1) == 1)
  }

  @Test(arguments: [(0, 6, true), (1, 6, false), (0, 3, false), (4, 6, false), (6, 6, false), (2, 6, true), (2, 5, false)])
  func signsAreFound(offset: Int, end: Int, isThere: Bool) {
    #expect(Array("- - - ".utf8).holds("- - ", at: offset, before: end) == isThere)
  }

  /// Eight bytes at a time nothing else is found than one by one, wherever a part begins and ends.
  @Test(arguments: caseSeeds(default: 2000))
  func bytesAndLineEndsAreFound(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = randomBytes(using: &random) + Array(repeating: 0x61, count: Int.random(in: 0...20, using: &random))
    let (one, other) = (Int.random(in: 0...bytes.count, using: &random), Int.random(in: 0...bytes.count, using: &random))
    let range = min(one, other)..<max(one, other)
    let byte: UInt8 = random.pick([0x0A, 0x0D, 0x61, 0x80, 0xBF, 0x23])
    #expect(bytes.holds(byte, in: range) == bytes[range].contains(byte), "seed \(seed): \(bytes)")
    let end = bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
    #expect(bytes.lineEnd(from: range.lowerBound, limit: range.upperBound) == end, "seed \(seed): \(bytes)")
    #expect(bytes.lineEnd(from: range.upperBound, limit: range.lowerBound) == range.upperBound)
    let part = Array(bytes[range])
    let isHeld = part.withUnsafeBufferPointer { $0.holdsLessThan16(or: byte, or: 0x62) }
    let isAmong = part.contains { $0 < 16 || $0 == byte || $0 == 0x62 }
    #expect(isHeld == isAmong, "seed \(seed): \(part)")
  }
}
