import Testing

@testable import Diagnostics

@Suite struct TextWrappingTests {
  @Test(
    arguments: [
      ("", 10, []),
      ("one two three", 7, ["one two", "three"]),
      ("one  two\nthree", 20, ["one two three"]),
      ("unbreakable word", 5, ["unbreakable", "word"]),
      ("日本 日本 日本", 9, ["日本 日本", "日本"]),
    ] as [(String, Int, [String])]
  )
  func breaksAtSpaces(text: String, width: Int, lines: [String]) {
    #expect(TextWrapping.lines(of: text, width: width) == lines)
  }

  @Test func breaksWordsThatAreTooWide() {
    #expect(TextWrapping.lines(of: "a 日本語 bcd", width: 4, breaksWords: true) == ["a", "日本", "語", "bcd"])
    #expect(TextWrapping.lines(of: "日本", width: 1, breaksWords: true) == ["日", "本"])
  }
}
