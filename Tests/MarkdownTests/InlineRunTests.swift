import Markdown
import Testing

@Suite struct InlineRunTests {
  @Test(
    arguments: [
      ("plain words", [InlineRun(.plain, "plain words")]),
      ("*a* b", [InlineRun(.emphasis, "a"), InlineRun(.plain, " b")]),
      ("**a `b` *c***", [InlineRun(.strong, "a "), InlineRun(.code, "b"), InlineRun(.strong, " "), InlineRun(.emphasis, "c")]),
      ("`` a`b ``", [InlineRun(.code, "a`b")]),
      ("one\n  two\\\nthree", [InlineRun(.plain, "one two three")]),
      ("*a*\r\n\r- b\n\t# c", [InlineRun(.emphasis, "a"), InlineRun(.plain, " - b # c")]),
      ("*a*\u{2028}b\u{85}\u{B}c – d", [InlineRun(.emphasis, "a"), InlineRun(.plain, " b c – d")]),
      ("- # > no block", [InlineRun(.plain, "- # > no block")]),
      ("[words](x.md) and <https://example.org>", [InlineRun(.plain, "words and https://example.org")]),
      ("a \\* b &amp; c", [InlineRun(.plain, "a * b & c")]),
      ("[Heading] stays", [InlineRun(.plain, "[Heading] stays")]),
      ("", []),
    ] as [(String, [InlineRun])]
  )
  func readsTheRunsOfAParagraph(markdown: String, runs: [InlineRun]) {
    #expect(InlineRun.runs(of: markdown) == runs)
  }

  @Test func whatPassesTheBoundsIsPlain() {
    let text = String(repeating: "[*", count: 40_000)
    #expect(InlineRun.runs(of: text) == [InlineRun(.plain, text)])
  }
}
