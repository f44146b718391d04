import SourceText
import Testing

/// The quick way of words that are on one line already gives what the slow one does.
@Suite struct OneLineTests {
  @Test(
    arguments: [
      ("", ""), ("a", "a"), ("Net the kale", "Net the kale"), (" a", "a"), ("a ", "a"), (" ", ""), ("a  b", "a b"),
      ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\u{A0}b", "a b"), ("é  b", "é b"), ("é b", "é b"),
      ("a\u{7F}b", "a\u{7F}b"),
    ]
  )
  func wordsArePartedByOneSpaceEach(_ text: String, _ line: String) {
    #expect(text.onOneLine == line)
    #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == line)
    #expect(!text.isOnOneLine || text == line)
  }

  /// Whatever is in a name, and however it is joined to a space beside it.
  @Test func noCharacterMakesTheQuickWayAnother() {
    for value in [0...0x3100, 0xFE00...0xFEFF, 0x1F1E6...0x1F3FF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      for text in ["a\(scalar)b", "a \(scalar) b", "\(scalar)", "a\(scalar)", "é\(scalar)\(scalar)–"] where text.isOnOneLine {
        #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == text, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: ["Straße", "el niño – «mañana»", "l’été …", "5° – 7°", "naïve œuvre"])
  func wordsOfLatinLanguagesTakeTheQuickWay(_ text: String) { #expect(text.isOnOneLine) }
}
