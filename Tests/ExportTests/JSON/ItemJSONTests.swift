import Testing

@testable import Export

@Suite struct ItemJSONTests {
  /// Whatever ends a line for a person ends the title of a text.
  @Test(arguments: [
    ("", ""), ("one line", "one line"), ("one\ntwo", "one"), ("\n\none\ntwo", "one"), ("one\r\ntwo", "one"),
    ("one\rtwo", "one"),
    ("one\u{B}two", "one"), ("one\u{C}two", "one"), ("one\u{85}two", "one"), ("one\u{2028}two", "one"),
    ("one\u{2029}two", "one"),
    ("o\tn\u{A0}e „\u{2026}“ä\ntwo", "o\tn\u{A0}e „\u{2026}“ä"), ("„ä“ \u{2010}\ntwo", "„ä“ \u{2010}"), ("\r\n", ""),
  ])
  func firstLine(text: String, expected: String) {
    #expect(ItemJSON.firstLine(of: text) == expected)
    #expect(expected == text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
  }

  /// Wherever it stands among others, what ends a line is seen, and nothing else is.
  @Test func firstLineOfAnyLength() {
    let endings = ["\n", "\r\n", "\u{B}", "\u{85}", "\u{2028}", "\u{1F}", "\u{7F}", "\u{A0}", "\u{2027}", "~", ""]
    for ending in endings {
      for length in 1..<20 {
        let text = String(repeating: "a", count: length) + ending + "b" + String(repeating: "c", count: 20 - length)
        let expected = text.split(whereSeparator: \.isNewline).first.map(String.init)
        #expect(ItemJSON.firstLine(of: text) == expected, "\(length) before \(ending.debugDescription)")
      }
    }
  }
}
