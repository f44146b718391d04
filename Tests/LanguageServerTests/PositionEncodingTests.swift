import SourceText
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct PositionEncodingTests {
  private static let text = SourceText("aü🌊b\r\n\r\nz\r🌊")

  @Test(arguments: [
    (["utf-8"], PositionEncoding.utf8), (["utf-16", "utf-8"], .utf8), (["utf-16", "utf-32"], .utf32), ([], .utf16),
    (["utf-7"], .utf16), (["utf-16"], .utf16),
  ])
  func isNegotiated(offered: [String], encoding: PositionEncoding) {
    #expect(PositionEncoding(offered: offered) == encoding)
  }

  @Test(arguments: [
    // Line, character, offset in UTF-8, UTF-16, UTF-32.
    (0, 0, 0, 0, 0), (0, 1, 1, 1, 1), (0, 2, 1, 3, 3), (0, 3, 3, 3, 7), (0, 4, 3, 7, 8), (0, 5, 3, 8, 8), (0, 7, 7, 8, 8),
    (0, 8, 8, 8, 8), (0, 99, 8, 8, 8), (0, .max, 8, 8, 8), (1, 0, 10, 10, 10), (1, 1, 10, 10, 10), (2, 0, 12, 12, 12),
    (2, 9, 13, 13, 13), (3, 0, 14, 14, 14), (3, 1, 14, 14, 18), (3, 2, 14, 18, 18), (4, 0, 18, 18, 18),
    (.max, .max, 18, 18, 18),
  ])
  func positionsOutOfRangeAreClamped(line: Int, character: Int, bytes: Int, units: Int, scalars: Int) {
    let position = TextPosition(line: line, character: character)
    #expect(PositionEncoding.utf8.offset(of: position, in: Self.text) == bytes)
    #expect(PositionEncoding.utf16.offset(of: position, in: Self.text) == units)
    #expect(PositionEncoding.utf32.offset(of: position, in: Self.text) == scalars)
  }

  /// What Swift counts in each view of a line is what the protocol counts.
  @Test(arguments: PositionEncoding.allCases)
  func countsAsSwiftDoes(encoding: PositionEncoding) {
    for seed in caseSeeds(default: 200) {
      var random = SplitMix64(seed: seed)
      let parts = ["a", "ü", "🌊", "\n", "\r\n", "\r", "語", "e\u{301}", "\u{FEFF}", "👨‍👩‍👧"]
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in random.pick(parts) }.joined()
      let source = SourceText(text)
      for index in text.unicodeScalars.indices {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        let position = encoding.position(of: offset, in: source)
        let line = String(decoding: Array(text.utf8)[source.start(ofLine: position.line)..<offset], as: UTF8.self)
        // Between the two bytes of a line's ending there is no position.
        guard !line.utf8.contains(0x0D) else { continue }
        let count =
          switch encoding {
          case .utf8: line.utf8.count
          case .utf16: line.utf16.count
          case .utf32: line.unicodeScalars.count
          }
        #expect(position.character == count, "seed \(seed), offset \(offset)")
        #expect(encoding.offset(of: position, in: source) == offset, "seed \(seed), offset \(offset)")
      }
    }
  }
}
