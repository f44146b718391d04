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
}
