import Diagnostics
import Planner
import TestSupport
import Testing

@testable import Views

@Suite struct ShownTextTests {
  @Test(arguments: [
    ("", 10, [""]),
    ("one two three", 7, ["one two", "three"]),
    ("引っ越し業者に", 6, ["引っ越", "し業者", "に"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("a 👩🏽‍🚀👩🏽‍🚀 b", 3, ["a", "👩🏽‍🚀", "👩🏽‍🚀", "b"]),
    ("\u{1B}[0m", 20, ["\\u{1B}[0m"]),
  ])
  func breaksLines(text: String, width: Int, expected: [String]) {
    #expect(ShownText.wrapped(text, width) == expected)
  }

  /// A character of two cells does not fit into one; it stands there all the same.
  @Test func neverLoses() {
    var random = SplitMix64(seed: 20_261_120)
    let letters = Array("ab 引っ越し🏠é\u{1B}-👩🏽‍🚀")
    for _ in 0..<500 {
      let text = String((0..<Int.random(in: 0..<40, using: &random)).map { _ in letters.randomElement(using: &random)! })
      let width = Int.random(in: 2...30, using: &random)
      let lines = ShownText.wrapped(text, width)
      #expect(lines.allSatisfy { DisplayWidth.cells(of: $0) <= width }, "\(text) in \(width)")
      #expect(lines.joined().filter { $0 != " " } == ControlCharacters.escaping(text).filter { $0 != " " })
    }
  }

  @Test func titlesHaveNoMarkup() {
    #expect(ShownText.line("Read *the* draft  of `x`\n now") == "Read the draft of x now")
  }

  @Test func aSymbolThatNoEmojiIsNearToIsNoIcon() {
    #expect(ShownText.titled("Thesis", .emoji("📘")) == "📘 Thesis")
    #expect(ShownText.titled("Thesis", .symbol("xyz")) == "Thesis")
    #expect(ShownText.column(ofIcons: [.emoji("📘"), nil, .symbol("xyz")]) == ["📘 ", "   ", "   "])
    #expect(ShownText.column(ofIcons: [nil, .symbol("xyz")]) == ["", ""])
    #expect(ShownText.column(ofIcons: [nil, .symbol("book")]) == ["   ", "📖 "])
  }
}
