import TestSupport
import Testing

@testable import Markdown

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

  /// What is nothing but words is read without libcmark, and reads as with it.
  @Test(arguments: [UInt64(1)..<501])
  func wordsAreReadAsLibcmarkReadsThem(seeds: Range<UInt64>) {
    let pieces = [
      "a", "word", " ", " ", "  ", "\n", "\n", "\n  ", "   \n", "\n\n", "\r\n", "\t", "é", "– ", "\u{2028}", "\u{85}", "\u{A0}",
      "# ", "- ",
      "> ", "1. ", "===", "---", "~~~", "| ", ":", "https://a.org", "!", "\"b\"", "it's", "(c)", "^d", "#tag", "+ ", "*", "_e_",
      "`",
      "[[F]]", "&amp;", "\\", "🌊",
    ]
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      // Half of them without what may be markup.
      let known = seed.isMultiple(of: 2) ? pieces[...] : pieces.prefix { $0 != "*" }
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in known.randomElement(using: &random) ?? "" }.joined()
      for withTargets in [false, true] {
        let runs = withTargets ? InlineRun.linkedRuns(of: text) : InlineRun.runs(of: text)
        #expect(runs == InlineRun.parsedRuns(of: text, withTargets: withTargets), "seed \(seed): \(text.debugDescription)")
      }
      for breaks in [InlineRun.KeptBreaks.hard, .all] {
        let lines = InlineRun.linkedRuns(of: text, keeping: breaks)
        let parsed = InlineRun.parsedRuns(of: text, withTargets: true, keeping: breaks)
        #expect(lines == parsed, "seed \(seed): \(text.debugDescription)")
      }
    }
  }
}
