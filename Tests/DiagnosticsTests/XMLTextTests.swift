import Diagnostics
import Testing

@Suite struct XMLTextTests {
  private static let texts: [(String, written: String, folded: String)] = [
    ("", "", ""), ("plain words", "plain words", "plain words"),
    ("a < b & \"c\" > d", "a &lt; b &amp; &quot;c&quot; &gt; d", "a &lt; b &amp; &quot;c&quot; &gt; d"),
    ("é – 中 🥕 · e\u{301}", "é – 中 🥕 · e\u{301}", "é – 中 🥕 · e\u{301}"),
    ("a\nb\r\nc\td", "a\\u{A}b\\u{D}\\u{A}c\\u{9}d", "a b  c d"),
    ("\u{1B}[2J\u{85}\u{2028}\u{202E}", "\\u{1B}[2J\\u{85}\\u{2028}\\u{202E}", "\\u{1B}[2J\\u{85}\\u{2028}\\u{202E}"),
    ("\u{FFFD}\u{FFFE}\u{FFFF}\u{10FFFF}", "\u{FFFD}\\u{FFFE}\\u{FFFF}\u{10FFFF}", "\u{FFFD}\\u{FFFE}\\u{FFFF}\u{10FFFF}"),
  ]

  @Test(arguments: texts)
  func whatIsNoWordIsEscaped(_ text: String, written: String, folded: String) {
    #expect(XMLText.escaping(text) == written)
    var bytes = Array("<p>".utf8)
    XMLText.append(text, to: &bytes, foldsLines: true)
    #expect(String(decoding: bytes, as: UTF8.self) == "<p>" + folded)
  }
}
