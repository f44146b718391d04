import Diagnostics
import TestSupport
import Testing

@testable import Pages

@Suite struct MarkupTests {
  private func text(_ write: (inout Markup) -> Void) -> String {
    var markup = Markup()
    write(&markup)
    return String(decoding: markup.bytes, as: UTF8.self)
  }

  private func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    XMLText.append(text, to: &bytes, foldsLines: true)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "", "a", "plain words", "a < b & \"c\" > d", "é – 中 🥕 · e\u{301}", "a\nb\r\nc\td", "\u{1B}[2J\u{85}\u{2028}\u{202E}",
    "\u{FFFD}\u{FFFE}\u{FFFF}\u{10FFFF}", "\u{7F}", "\u{A0}\u{9F}", "\u{202F}\u{2027}\u{2065}\u{206A}\u{2066}",
    "eight by\u{0}te", "\"\"\"\"\"\"\"\"\"\"", "<<<<<<<<>>>>>>>>&&&&&&&&", "words, then ’one’", "seven b\u{1F}", "~~~~~~~~",
    "        ", "\u{61C}",
  ])
  func aTextIsEscapedAsXMLIs(_ text: String) {
    #expect(self.text { $0.text(text) } == escaped(text))
    #expect(self.text { $0.element(.p) { $0.attribute("title", text) } } == "<p title=\"\(escaped(text))\"></p>\n")
  }

  /// Whatever is beside a character, and at whichever of eight bytes it is.
  @Test func eachCharacterIsEscapedAnywhere() {
    var scalars = (0...0x2FF).compactMap { Unicode.Scalar($0 as UInt32) }
    scalars += (0x1FF0...0x2070).compactMap { Unicode.Scalar($0 as UInt32) }
    scalars += (0xFFF0...0x10000).compactMap { Unicode.Scalar($0 as UInt32) }
    for scalar in scalars {
      for lead in 0..<9 {
        let text = String(repeating: "a", count: lead) + String(Character(scalar)) + "bc é"
        #expect(self.text { $0.text(text) } == escaped(text), "U+\(String(scalar.value, radix: 16)) after \(lead)")
      }
    }
  }

  @Test func randomTextsAreEscapedAsXMLIs() {
    for seed in caseSeeds(default: 400) {
      var random = SplitMix64(seed: seed)
      let text = RandomText.nasty.lines(using: &random)
      #expect(self.text { $0.text(text) } == escaped(text), "seed \(seed)")
    }
  }

  @Test(arguments: [("", true), ("a & b", true), ("a\tb", true), ("a\nb", false), ("a\r\nb", false), ("eight by\n", false)])
  func whatMayBeMoreThanALineIsNotWrittenAsOne(_ words: String, _ isLine: Bool) {
    var markup = Markup()
    let isWritten = markup.line(words)
    #expect(isWritten == isLine)
    #expect(String(decoding: markup.bytes, as: UTF8.self) == (isLine ? escaped(words) : ""))
    // The tag of an element that is open stays open where nothing is written in it.
    let alone = text {
      $0.element(.p) {
        let isWritten = $0.line(words, in: .span, class: "quiet")
        #expect(isWritten == isLine)
      }
    }
    #expect(alone == (isLine ? "<p><span class=\"quiet\">\(escaped(words))</span></p>\n" : "<p></p>\n"))
  }

  @Test(arguments: ["", "a", String(repeating: "a page of words", count: 100)])
  func allThatIsWrittenCanBeTaken(_ words: String) {
    var markup = Markup()
    markup.text(words)
    let taken = markup.takeBytes()
    #expect(taken == Array(words.utf8))
    #expect(markup.bytes.isEmpty)
    markup.text("more")
    #expect(markup.bytes == Array("more".utf8))
  }

  @Test func whatWasWrittenApartIsAppended() {
    var apart = Markup()
    apart.element(.em) { $0.text("b") }
    #expect(text { $0.element(.p) { $0.append(apart) } } == "<p><em>b</em></p>\n")
    #expect(text { $0.element(.p) { $0.append(Markup()) } } == "<p></p>\n")
  }

  @Test func anElementIsClosedByWhoOpensIt() {
    let written = text {
      $0.element(.section) {
        $0.attribute("id", "a&b")
        $0.attribute("class", fixed: "x")
        $0.element(.meta) { $0.attribute("charset", fixed: "utf-8") }
        $0.element(.td)
        $0.element(.span, class: "quiet") { $0.text("a") }
        $0.element(.label, [Markup.Attribute("x", "1"), Markup.Attribute("y", "2")]) { $0.text("b") }
      }
    }
    #expect(
      written == "<section id=\"a&amp;b\" class=\"x\"><meta charset=\"utf-8\" />\n<td></td><span class=\"quiet\">a</span>"
        + "<text x=\"1\" y=\"2\">b</text></section>\n"
    )
  }

  /// Code keeps its tabs, and no other character that a page does not show.
  @Test(arguments: [
    ("", ""), ("a\tb", "a\tb"), ("\t\ta < b", "\t\ta &lt; b"), ("a\u{1B}\t", "a\\u{1B}\t"), ("\t\u{301}", "\t\u{301}"),
  ])
  func codeKeepsItsTabs(_ line: String, _ written: String) {
    #expect(text { $0.element(.pre) { $0.code(line) } } == "<pre>\(written)</pre>")
  }

  @Test func aBreakHasNoContent() {
    #expect(text { $0.element(.br) } == "<br />\n")
  }

  @Test(arguments: [0, 1, 9, 10, 99, 100, 1_234_567_890, Int.max, -1, Int.min])
  func aNumberIsItsDigits(_ number: Int) {
    #expect(text { $0.shape(x: number, y: 7, "z") } == "M\(number) 7z")
  }

  /// The room that a page begins with is too small for most of these.
  @Test func whatIsLongHasRoom() {
    let long = String(repeating: "a<b ", count: 40_000)
    let written = text { for _ in 0..<3 { $0.text(long) } }
    #expect(written == String(repeating: escaped(long), count: 3))
    #expect(String(decoding: Markup.page.bytes, as: UTF8.self) == "<!DOCTYPE html>\n")
  }
}
