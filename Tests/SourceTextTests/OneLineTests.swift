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
}
