import Chronology
import Markdown
import TestSupport
import Testing

@testable import Views

@Suite struct PageTextTests {
  private func runs(_ markdown: String, keeping breaks: InlineRun.KeptBreaks = .none) -> [PageText.Run] {
    InlineRun.linkedRuns(of: markdown, keeping: breaks).map { run in
      let style: PageText.Style =
        switch run.style {
        case .plain: .plain
        case .emphasis: .emphasis
        case .strong: .strong
        case .code: .code
        }
      let target: PageText.Target? = run.target.map { target in
        switch target {
        case .address(let address): .address(address)
        case .page(let name): .page(name)
        }
      }
      return PageText.Run(text: run.text, style: style, target: target)
    }
  }

  @Test(arguments: [
    "", " ", "a", "only words", " a", "a ", "a  b", "a\tb", "a\nb", "a\u{7F}b", "é", "a*b*", "a_b_", "`a`", "[a](b)", "[[a]]",
    "a]", "&amp;",
    "a\\*", "<a>", "- a", "# a", "1. a", "> a", "a!", "~a~", "---", "===", "https://a.org", "www.a.org", "a | b", "\"a\"",
    "a: 3/8", "é – 中 🥕 … ą è", "a\u{85}b", "é\u{2028}b", "é\u{2029}", "a\u{A0}", "\u{A0}b", "a\nb\nc é", "a \nb", "a  \nb",
    "é  \nb *c*", "a\n b",
    "a\n\nb", "a\n", "\na", "a\r\nb", "a\u{B}b", "é\n*b*", "- a\n# b",
  ])
  func wordsAreReadAsMarkdownIs(_ markdown: String) {
    #expect(PageText(markdown: markdown).runs == runs(markdown))
    #expect(PageText(paragraph: markdown).runs == runs(markdown, keeping: .hard))
  }

  @Test func randomWordsAre() {
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      let text = (seed % 2 == 0 ? RandomText.words : .nasty).lines(using: &random)
      #expect(PageText(markdown: text).runs == runs(text), "seed \(seed)")
      #expect(PageText(paragraph: text).runs == runs(text, keeping: .hard), "seed \(seed)")
    }
  }

  @Test func whatIsAddedIsBehind() {
    var text = PageText("a")
    text.append("")
    text.append("b", .quiet)
    text += PageText("c", .strong) + PageText()
    #expect(text == PageText("a") + PageText("b", .quiet) + PageText("c", .strong))
    #expect(text.words == "abc")
    #expect(PageText().words == "")
  }

  /// However a text was made, it is the same as another with its runs.
  @Test func textsWithTheSameRunsAreEqual() {
    var grown = PageText()
    grown += PageText("a")
    #expect(grown == PageText("a"))
    #expect(PageText(markdown: "*a*") == PageText("a", .emphasis))
    #expect(PageText("", .quiet) == PageText())
    #expect(PageText("", target: .file("b")) == PageText())
    #expect(PageText("a").leading(to: .file("b")) == PageText("a", target: .file("b")))
    #expect(PageText().leading(to: .file("b")) == PageText())
  }

  @Test func onlyWordsInOneStyleThatLeadNowhereAreAlone() {
    let only = PageText("a", .quiet).onlyWords
    #expect(only?.words == "a" && only?.style == .quiet)
    #expect(PageText("a", .quiet).runs == [PageText.Run(text: "a", style: .quiet)])
    let two = PageText("a") + PageText("b", .quiet)
    let others = [PageText(), two, PageText("a", target: .file("b")), PageText(CivilDate.earliest)]
    for text in others {
      let isAlone = text.onlyWords != nil
      #expect(!isAlone)
    }
  }

  // MARK: Links without words

  @Test(arguments: [
    ("See [](https://x.y) today", "See https://x.y today", ["https://x.y"]),
    ("[](https://x.y)", "https://x.y", ["https://x.y"]),
    ("[ ](a.md)", "a.md", ["a.md"]), ("[*a* *b*](c)", "a b", ["c", "c", "c"]), ("![](sun.jpg)", " (sun.jpg)", []),
    ("`[](a)`", "[](a)", []), ("\\[](a)", "[](a)", []), ("[a](b[](c))", "a", ["b[](c)"]),
    ("[\u{FFFC}](a)", "\u{FFFC}", ["a"]),
  ])
  func aLinkWithoutWordsIsItsAddress(markdown: String, words: String, addresses: [String]) {
    let text = PageText(markdown: markdown)
    #expect(text.words == words)
    let found = text.runs.compactMap { run -> String? in
      if case .address(let address)? = run.target { address } else { nil }
    }
    #expect(found == addresses)
  }

  // MARK: Lines

  @Test(arguments: [
    ("a", "a"), ("a\nb", "a b"), ("a  \nb", "a\nb"), ("a\\\nb", "a\nb"), ("a\\\\\nb", "a\\ b"), ("a\r\nb  \r\nc", "a b\nc"),
    ("  a\n   b", "a b"), ("*a*  \n[b](https://x.y)\nc", "a\nb c"), ("*a  \nb* c\nd", "a\nb c d"), ("`a  \nb`\nc", "a   b c"),
    ("<i\nx>\na", "<i\nx> a"), ("- a  \n# b", "- a\n# b"), ("a\\", "a\\"), ("a  \n  b   \nc", "a\nb\nc"),
  ])
  func aParagraphKeepsItsHardBreaks(markdown: String, words: String) {
    #expect(PageText(paragraph: markdown).words == words)
  }

  @Test func rowsAreLines() {
    let rows = PageText.rows("*a\nb*\n`c\nd`  \n[e](f)\n\n")
    let wanted = [
      PageText("a", .emphasis), PageText("b", .emphasis), PageText("c d", .code), PageText("e", target: .address("f")),
    ]
    #expect(rows == wanted)
    #expect(PageText.rows("") == [])
  }

  @Test func linesKeepWhatIsSetOff() {
    let text = PageText(paragraph: "**a  \nb** c")
    #expect(text == PageText("a\nb", .strong) + PageText(" c"))
  }

  /// Beside its lines a paragraph says what it says on one.
  @Test func randomParagraphsSayTheSame() {
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      let markdown = (seed % 2 == 0 ? RandomText.words : .nasty).lines(using: &random)
      let (lines, whole) = (PageText(paragraph: markdown).words, PageText(markdown: markdown).words)
      #expect(lines.replacing("\n", with: " ") == whole.replacing("\n", with: " "), "seed \(seed)")
    }
  }
}
