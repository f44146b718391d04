import Testing

@testable import Diagnostics

@Suite struct ControlCharactersTests {
  @Test(arguments: [
    ("plain — 日本 🥛 שלום", "plain — 日本 🥛 שלום"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("a\u{0}b\tc\r\nd", "a\\u{0}b\\u{9}c\\u{D}\\u{A}d"),
    ("\u{7F}\u{80}\u{9B}\u{9F}\u{A0}", "\\u{7F}\\u{80}\\u{9B}\\u{9F}\u{A0}"),
    ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{202F}", "\\u{202A}\\u{202B}\\u{202C}\\u{202D}\\u{202E}\u{202F}"),
    ("\u{2066}\u{2067}\u{2068}\u{2069}\u{206A}", "\\u{2066}\\u{2067}\\u{2068}\\u{2069}\u{206A}"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
  ])
  func escapes(text: String, expected: String) {
    #expect(ControlCharacters.escaping(text) == expected)
  }

  /// Bytes are looked at several at a time.
  @Test(arguments: ["\u{0}", "\u{1F}", "\u{7F}", "\u{9F}", "\u{2028}", "\u{202E}", "\u{2069}"])
  func escapesAtEachPlace(character: String) {
    for (before, after) in [("a", "b"), ("“", "”"), ("é", "🥛")] {
      for place in 0...20 {
        let (head, tail) = (String(repeating: before, count: place), String(repeating: after, count: 20 - place))
        let escape = character.unicodeScalars.map(ControlCharacters.escape).joined()
        #expect(ControlCharacters.escaping(head + character + tail) == head + escape + tail)
        #expect(ControlCharacters.escaping(head + tail) == head + tail)
        #expect(!ControlCharacters.isPlain(head + character + tail))
      }
    }
  }

  @Test(arguments: ["", " ", "plain", "seven 7", "eight ~8", "a text of more than sixteen bytes"])
  func knowsPlainText(text: String) {
    #expect(ControlCharacters.isPlain(text))
    #expect(!ControlCharacters.isPlain(text + "\n"))
    #expect(!ControlCharacters.isPlain("é" + text))
  }
}
