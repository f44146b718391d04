import SourceText
import TestSupport
import Testing

@testable import Outline

@Suite struct FoldedTextTests {
  private func folded(_ text: String, without cuts: [Range<Int>] = []) -> FoldedText {
    let bytes = Array(text.utf8)
    return FoldedText(0..<bytes.count, without: cuts, in: bytes)
  }

  @Test(arguments: [
    ("a b", "a b"), (" a  b ", "a b"), ("a\tb", "a b"), ("a\n  b", "a b"), ("a\u{A0}b\u{202F}", "a b"), ("é \r\n ü", "é ü"),
    ("", ""), ("  ", ""), ("a", "a"), ("a\\\n  b", "a b"), ("a\\\\\nb", "a\\\\ b"), ("`a\\\nb`", "`a\\ b`"),
  ])
  func spacesAreFolded(_ text: String, _ expected: String) {
    #expect(String(decoding: folded(text).bytes, as: UTF8.self) == expected)
  }

  /// What is found in the words stands there in the file, too.
  @Test(arguments: ["3/8", "a", "b", "é", "a: 3/8 b é", "|| |"])
  func bytesHaveTheirPlaces(_ part: String) throws {
    for text in ["a: 3/8 b é || |", "  a:  3/8\tb\u{A0}é\n  || \u{202F} |  "] {
      let folded = folded(text)
      let words = String(decoding: folded.bytes, as: UTF8.self)
      let found = try #require(words.utf8.firstRange(of: part.utf8))
      let start = words.utf8.distance(from: words.startIndex, to: found.lowerBound)
      let range = try #require(folded.sourceRange(of: start..<start + part.utf8.count))
      let written = Document.spaced(String(decoding: Array(text.utf8)[range], as: UTF8.self))
      #expect(written == part)
      // Spaces at the ends do not count.
      #expect(folded.sourceRange(of: max(0, start - 1)..<start + part.utf8.count).map(\.upperBound) == range.upperBound)
    }
  }

  /// What stands before and behind a hard break can be written anew with it.
  @Test func breaksAreInTheirPlaces() {
    let folded = folded("a: 3\\\n  b")
    #expect(String(decoding: folded.bytes, as: UTF8.self) == "a: 3 b")
    #expect(folded.sourceRange(of: 3..<4) == 3..<4)
    #expect(folded.sourceRange(of: 3..<6) == 3..<9)
    #expect(folded.sourceRange(of: 5..<6) == 8..<9)
  }

  @Test func nothingHasNoPlace() {
    #expect(folded("a b").sourceRange(of: 1..<2) == nil)
    #expect(folded("a b").sourceRange(of: 1..<1) == nil)
  }

  /// A field is left out, and what stands on both of its sides cannot be written anew in one.
  @Test func cutsPartWords() {
    let text = "a [due:: x] b: 3"
    let folded = folded(text, without: [2..<11])
    #expect(String(decoding: folded.bytes, as: UTF8.self) == "a b: 3")
    #expect(folded.sourceRange(of: 0..<1) == 0..<1)
    #expect(folded.sourceRange(of: 0..<3) == nil)
    #expect(folded.sourceRange(of: 5..<6) == 15..<16)
    let glued = self.folded("a[due:: x]b", without: [1..<10])
    #expect(String(decoding: glued.bytes, as: UTF8.self) == "a b")
    #expect(glued.sourceRange(of: 2..<3) == 10..<11)
  }

  /// The words are those of a title, whatever they hold.
  @Test func wordsAreThoseOfATitle() {
    for seed in 0..<UInt64(randomCases(200)) {
      var random = SplitMix64(seed: seed)
      let parts = ["a", " ", "  ", "\t", "\n", "\u{A0}", "\u{202F}", "é", ":", "[x:: y]", "|", "1", ".", "\\", "\\\n", "`"]
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
      let document = Document(text)
      let bytes = Array(text.utf8)
      var cuts: [Range<Int>] = []
      var offset = 0
      while let found = bytes[offset...].firstRange(of: Array("[x:: y]".utf8)) {
        cuts.append(found)
        offset = found.upperBound
      }
      let words = String(decoding: FoldedText(0..<bytes.count, without: cuts, in: bytes).bytes, as: UTF8.self)
      #expect(words == document.title(0..<bytes.count, without: cuts), "seed \(seed): \(text.debugDescription)")
    }
  }
}

extension Document {
  fileprivate static func spaced(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return Spaces.folded(0..<bytes.count, in: bytes)
  }
}
