import Diagnostics
import Planner
import TestSupport
import Testing

@testable import CommandLine

@Suite struct TaskTextTests {
  @Test(arguments: [
    ("", 10, [""]),
    ("one two three", 7, ["one two", "three"]),
    ("引っ越し業者に", 6, ["引っ越", "し業者", "に"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("a 👩🏽‍🚀👩🏽‍🚀 b", 3, ["a", "👩🏽‍🚀", "👩🏽‍🚀", "b"]),
    ("\u{1B}[0m", 20, ["\\u{1B}[0m"]),
  ])
  func breaksLines(text: String, width: Int, expected: [String]) {
    #expect(TaskText.wrapped(text, width) == expected)
  }

  /// A character of two cells does not fit into one; it stands there all the same.
  @Test func neverLoses() {
    var random = SplitMix64(seed: 20_261_120)
    let letters = Array("ab 引っ越し🏠é\u{1B}-👩🏽‍🚀")
    for _ in 0..<500 {
      let text = String((0..<Int.random(in: 0..<40, using: &random)).map { _ in letters.randomElement(using: &random)! })
      let width = Int.random(in: 2...30, using: &random)
      let lines = TaskText.wrapped(text, width)
      #expect(lines.allSatisfy { DisplayWidth.cells(of: $0) <= width }, "\(text) in \(width)")
      #expect(lines.joined().filter { $0 != " " } == ControlCharacters.escaping(text).filter { $0 != " " })
    }
  }

  @Test func titlesHaveNoMarkup() {
    #expect(TaskText.line("Read *the* draft  of `x`\n now") == "Read the draft of x now")
  }

  @Test func onlyEmojiAreShownAsIcons() {
    #expect(TaskText.titled("Thesis", .emoji("📘")) == "📘 Thesis")
    #expect(TaskText.titled("Thesis", .symbol("book")) == "Thesis")
    #expect(TaskText.column(ofIcons: [.emoji("📘"), nil, .symbol("book")]) == ["📘 ", "   ", "   "])
    #expect(TaskText.column(ofIcons: [nil, .symbol("book")]) == ["", ""])
  }

  @Test func piecesEndALineBetweenThem() {
    let pieces = [TaskPiece("due today"), TaskPiece("high priority", .strong), TaskPiece("next: today 14:00 Deep work")]
    func lines(_ width: Int, _ isOn: Bool = false) -> [String] {
      TaskPiece.lines(of: pieces, width: width, TerminalColor(isOn: isOn))
    }
    #expect(lines(80) == ["due today · high priority · next: today 14:00 Deep work"])
    #expect(lines(30) == ["due today · high priority", "next: today 14:00 Deep work"])
    #expect(lines(20) == ["due today", "high priority", "next: today 14:00", "Deep work"])
    #expect(lines(80, true)[0].contains("\u{1B}[1mhigh priority\u{1B}[0m"))
    #expect(TaskPiece.lines(of: [], width: 80, TerminalColor(isOn: true)).isEmpty)
  }
}
