import TestSupport
import Testing

@testable import SourceText

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("", [0]),
    ("a", [0]),
    ("a\n", [0, 2]),
    ("a\nb", [0, 2]),
    ("\n\n", [0, 1, 2]),
    ("a\r\nb\r\n", [0, 3, 6]),
    ("a\rb\r", [0, 2, 4]),
    ("a\r\r\nb\n\rc", [0, 2, 4, 6, 7]),
    ("\u{FEFF}a\nb", [0, 5]),
    ("a\u{0}\nb\u{2028}c\u{B}d\u{C}e\u{85}f", [0, 3]),
  ])
  func linesBeginAfterEachLineEnding(text: String, expected: [Int]) {
    let source = SourceText(text)
    #expect((0..<source.lineCount).map(source.start) == expected)
    #expect(source.lineCount == expected.count)
  }

  @Test func linesOfAnyBytesBeginAfterEachLineEnding() {
    let alphabets: [[UInt8]] = [
      [0x61, 0x0A], [0x61, 0x0A, 0x0D], [0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x0A], [0x0A, 0x8A, 0x0B, 0x09, 0x00, 0xF5],
      [0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x0D],
    ]
    for seed in caseSeeds(default: 2_000) {
      var random = SplitMix64(seed: seed)
      let alphabet = random.pick(alphabets)
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in random.pick(alphabet) }
      let ends = bytes.indices.filter { offset in
        bytes[offset] == 0x0A || bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      }
      let source = SourceText(bytes)
      #expect(source.lineStarts.map(Int.init) == [0] + ends.map { $0 + 1 }, "seed \(seed): \(bytes)")
      let pairs = bytes.indices.filter { bytes[$0] == 0x0A && $0 > 0 && bytes[$0 - 1] == 0x0D }.count
      let others = bytes.count { $0 == 0x0A } - pairs
      #expect(source.lineEnding == (pairs > others ? "\r\n" : "\n"), "seed \(seed): \(bytes)")
    }
  }

  /// They are those of a text that is made of the same bytes.
  @Test(arguments: [
    "", "a", "a\nb\n\nc", "\u{FEFF}a\r\nb\r\nc\n", "a\rb\n\r\nc", "a\n" + String(repeating: "b", count: 9_000) + "\nc",
  ])
  func firstLinesAreATextOfTheirOwn(text: String) {
    let whole = SourceText(text)
    for count in 0..<whole.lineCount {
      let first = whole.firstLines(count)
      let same = SourceText(Array(whole.bytes[..<whole.start(ofLine: count)]))
      #expect(first == same)
      #expect(first.lineStarts == same.lineStarts)
      #expect(first.lineEnding == same.lineEnding)
      #expect(first.isWithoutCarriageReturns == same.isWithoutCarriageReturns)
      #expect(first.position(at: first.bytes.count) == same.position(at: same.bytes.count))
    }
  }

  @Test func contentIsALineWithoutItsEnding() {
    let source = SourceText("\u{FEFF}a\r\nb\rc\n\r\nd")
    let contents = (0..<source.lineCount).map { source.string(in: source.contentRange(ofLine: $0)) }
    #expect(contents == ["a", "b", "c", "", "d"])
    #expect(source.hasByteOrderMark)
    #expect(source.contentRange(ofLine: 0) == 3..<4)
    #expect(source.fullRange(ofLine: 0) == 0..<6)
    #expect(source.fullRange(ofLines: 1..<3) == 6..<10)
    #expect(source.fullRange(ofLines: 2..<2) == 8..<8)
    #expect(source.fullRange(ofLines: 5..<5) == 13..<13)
  }

  @Test func aFileOfAByteOrderMarkIsOneEmptyLine() {
    let source = SourceText([0xEF, 0xBB, 0xBF])
    #expect(source.lineCount == 1)
    #expect(source.contentRange(ofLine: 0) == 3..<3)
    #expect(source.isBlank(line: 0))
  }

  @Test func fullRangesOfAllLinesAreTheFile() {
    for seed in caseSeeds(default: 500) {
      var generator = SplitMix64(seed: seed)
      let source = SourceText(randomBytes(using: &generator))
      let ranges = (0..<source.lineCount).map { source.fullRange(ofLine: $0) }
      #expect(ranges.flatMap { source.bytes[$0] } == source.bytes, "seed \(seed)")
      for offset in source.bytes.indices {
        #expect(ranges[source.line(at: offset)].contains(offset), "seed \(seed), offset \(offset)")
      }
      #expect(source.line(at: source.bytes.count) == source.lineCount - 1, "seed \(seed)")
      #expect(source.line(at: source.bytes.count + 5) == source.lineCount - 1, "seed \(seed)")
    }
  }

  @Test func blankLinesHoldOnlySpacesAndTabs() {
    let source = SourceText(" \t\r\n\u{A0}\n\u{B}\n\n>\n\u{0}")
    #expect((0..<source.lineCount).map { source.isBlank(line: $0) } == [true, false, false, true, false, false])
  }

  @Test(arguments: [
    ("", "\n"), ("a", "\n"), ("a\nb\r\n", "\n"), ("a\r\nb\r\nc\n", "\r\n"), ("a\rb\r", "\n"), ("a\r\n", "\r\n"),
  ])
  func theLineEndingIsThatOfMostLines(text: String, expected: String) {
    #expect(SourceText(text).lineEnding == expected)
  }

  @Test func bytesThatAreNoTextAreKept() {
    let bytes: [UInt8] = [0xFF, 0x00, 0x0A, 0xC3]
    let source = SourceText(bytes)
    #expect(source.bytes == bytes)
    #expect(source.string(in: 0..<4) == "\u{FFFD}\u{0}\n\u{FFFD}")
  }
}

/// Bytes among which line endings, and parts of longer characters, are frequent.
func randomBytes(using generator: inout SplitMix64) -> [UInt8] {
  let frequent: [UInt8] = [
    0x0A, 0x0D, 0x20, 0x61, 0xC2, 0xC3, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF4, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBB, 0xBF,
  ]
  let count = Int.random(in: 0...40, using: &generator)
  return (0..<count).map { _ in
    Bool.random(using: &generator)
      ? frequent.randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
  }
}
