import TestSupport
import Testing

@testable import Markdown

@Suite struct InlineTextTests {
  @Test(arguments: [
    ("", ""),
    ("plain words", "plain words"),
    ("*a* **b** ***c*** _d_ __e__", "a b c d e"),
    ("snake_case_word 2*3*4 2 * 3", "snake_case_word 234 2 * 3"),
    ("`*code* \\*` ``a`b``", "*code* \\* a`b"),
    ("\\*a\\* \\[b\\] \\a &amp; &copy; &#33; &nope;", "*a* [b] \\a & © ! &nope;"),
    ("a\nb", "a\nb"),
    ("a  \nb\\\nc", "a\nb\nc"),
    ("a\r\nb\rc", "a\nb\nc"),
    ("  a\n      b  ", "a\nb"),
    ("a\n\n\nb", "a\n\nb"),
    ("a\u{0}b", "a\u{FFFD}b"),
  ])
  func text(markdown: String, expected: String) {
    #expect(InlineText.plain(markdown) == expected)
  }

  /// Words alone are what libcmark makes of them.
  @Test(arguments: [
    ("", true), ("a", true), ("Ring (again) at 9, ä!", true), ("a  b", false), (" a", false), ("a ", false), ("a\tb", false),
    ("a\nb", false), ("a *b*", false), ("a & b", false), ("a\u{A0}b", true),
  ])
  func words(text: String, isLineOfWords: Bool) {
    #expect(InlineText.isLineOfWords(text) == isLineOfWords)
    if isLineOfWords { #expect(InlineText.rendered(Array(text.utf8), keepsTags: false) == Array(text.utf8)) }
  }

  /// Words are looked through eight bytes at a time: each byte is what it is by itself, wherever it is among them.
  @Test func onlyWordsHaveNoByteOfMarkup() {
    for byte in UInt8(0)..<0x80 {
      for place in 1..<18 {
        var bytes = Array("Nineteen bytes, yes".utf8)
        bytes[place] = byte
        let text = String(decoding: bytes, as: UTF8.self)
        let isPlain = InlineText.isPlain(byte) && byte != 0x7F
        // A line feed may not stand beside a space.
        let isBreak = byte == 0x0A && bytes[place - 1] != 0x20 && bytes[place + 1] != 0x20
        #expect((InlineText.onlyWords(text, keepsLines: true) == text) == (isPlain || isBreak), "\(byte) at \(place)")
      }
    }
  }

  /// - `words`: what it is on one line; nil for what may be more.
  @Test(
    arguments: [
      ("", nil), ("a", "a"), ("eight by", "eight by"), ("eight by\nnext", "eight by next"), ("eight by\n next", nil),
      ("eight b\n more of them", nil), ("eight b \nmore", nil), (" eight bytes", nil), ("eight byt ", nil),
      ("eight bytes\n", nil), ("é – 中 🥕, and ASCII", "é – 中 🥕, and ASCII"), ("sevenby\u{85}", nil), ("eight by\u{2028}x", nil),
      ("a^b, and a ^ of it", "a^b, and a ^ of it"), ("a  b  c  d  e", "a  b  c  d  e"),
    ] as [(String, String?)]
  )
  func onlyWordsAreOnOneLine(text: String, words: String?) {
    #expect(InlineText.onlyWords(text, keepsLines: false) == words)
  }

  /// A box before nothing but words is what libcmark makes of it.
  @Test(arguments: [
    ("[ ] a", true), ("- [x] Ring (again) at 9, ä!", true), ("[-]  two  spaces", true), ("[x] a *b*", false), ("[x](a)", false),
    ("[x] (a", true), ("[ ] ", false), ("- [ ]", false), ("[[a]] b", false), ("[ ] a ", false), ("a [ ] b", false),
    ("[ä] b", false), ("[x] a [b]", false), ("[*] a", false), ("[ ] a\nb", false), ("", false),
  ])
  func boxes(line: String, isBoxWithWords: Bool) {
    #expect(InlineText.isBoxWithWords(line) == isBoxWithWords)
    if isBoxWithWords { #expect(InlineText.rendered(Array(line.utf8), keepsTags: false) == Array(line.utf8)) }
  }

  @Test(arguments: [
    ("[text](http://a.b)", "text <http://a.b>"),
    ("[*text* `c`](a \"title\")", "text c <a> (title)"),
    ("[http://a.b](http://a.b)", "http://a.b"),
    ("<http://a.b/c_d_e> <me@a.org>", "http://a.b/c_d_e me@a.org"),
    ("[](a) [b]()", "a b"),
    ("![alt *a*](img.png) ![](b.png)", "alt a <img.png> b.png"),
    ("[![i](s)](l)", "i <s> <l>"),
    ("[a][b] [c] [ ] [x]", "[a][b] [c] [ ] [x]"),
    ("[[Page]] [[Page|words]] ![[image.png]] [[my_long_name]]", "Page words image.png my_long_name"),
    ("`[[a]]` \\[[b]] \\[\\[c\\]\\] [[d]](e) [[]] [[f\ng]]", "[[a]] [[b]] [[c]] [d] <e> [[]] [[f\ng]]"),
    ("[[a|]] [[|b]] [[a]b]]", "[[a|]] b [[a]b]]"), ("[[ ]]\na", "a"), ("a\n[[ ]]\t\n[[b]]", "a\nb"),
    ("`` ` [[a]]", "`` ` a"),
    ("&#32;[\na](b)", "a <b>"),
    ("c  [ \n\\\n a](b)", "c\na <b>"),
  ])
  func linksAndImages(markdown: String, expected: String) {
    #expect(InlineText.plain(markdown) == expected)
  }

  @Test(arguments: [
    ("a <b>bold</b> c", "a bold c"),
    ("a<br>b<br/>\nc <BR > d <brx>", "a\nb\nc\n d"),
    ("a <!-- note --> b", "a  b"),
    ("1 < 2 <3 hours> a > b", "1 < 2 <3 hours> a > b"),
    ("<div>\nb\n</div>", "b"),
  ])
  func html(markdown: String, expected: String) {
    #expect(InlineText.plain(markdown) == expected)
  }

  @Test(arguments: [
    ("a <b>*bold*</b> c", "a <b>bold</b> c"), ("<road>", "<road>"), ("a<br>b<br/>\nc", "a<br>b<br/>\nc"),
    ("a <!-- b --> c", "a  c"), ("[a](b) <i>&amp;</i> 1 < 2", "a <b> <i>&</i> 1 < 2"),
    ("plain", "plain"), ("<a.org@b.org>", "a.org@b.org"),
  ])
  func tagsAreKept(markdown: String, expected: String) {
    #expect(InlineText.plainWithTags(markdown) == expected)
  }

  /// A paragraph's text may look like the beginning of a block, on its first line too when a marker was taken from before it.
  @Test(arguments: [
    "- a", "* a", "+ a", "1. a", "1986. A year", "# a", "###### a", "> a", "===", "---", "- - -", "a\n===", "a\n---", "a\n- b",
    "a\n# b",
    "a\n> b", "a\n1. b", "```", "~~~ a", "a\n```\nb\n```", "[a]: b", "[a]: b\nc", "a\n<div>", "    a", "a\n\n- b", "x", "x\nx",
  ])
  func nothingIsReadAsABlock(markdown: String) {
    let expected = markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    let text = InlineText.plain(markdown)
    if markdown.contains("```\nb") {
      #expect(text == "a\nb")
    } else if markdown.contains("<div>") {
      #expect(text == "a")
    } else {
      #expect(text == expected)
    }
  }

  @Test func ofWhatIsTooMuchOnlyEscapesAreResolved() {
    let long = String(repeating: "word ", count: 20_000)
    #expect(InlineText.plain("*a* \\* " + long) == "*a* * " + long)
    let nested = String(repeating: "![[]()", count: 5000)
    #expect(InlineText.plain(nested) == nested)
    let few = String(repeating: "*a* ", count: 500)
    #expect(InlineText.plain(few) == String(repeating: "a ", count: 499) + "a")
  }

  /// Letters are never markup, so each of them must come out, in order.
  @Test(arguments: caseSeeds(default: 2000).chunked(into: 500))
  func noWordIsLost(seeds: Range<UInt64>) {
    let pieces = [
      "é", "ß", "☕", "word ", " ", "\n", "\n\n", "*", "**", "_", "`", "``", "[", "]", "(", ")", "](", "[[", "]]", "!", "!\\[",
      "\\", "&", "- ",
      "# ", "> ", "1. ", "```", "===\n", "---\n", ":", ">", "<b>", "<http://a.b>", "    ", "\t", "[ñ]: ", "|", "\"", "'",
      "  \n", "\\\n",
    ]
    func visible(_ text: some StringProtocol) -> [Character] { text.filter { "éß☕ñ".contains($0) } }
    for seed in seeds {
      var generator = SplitMix64(seed: seed)
      let count = Int.random(in: 1...30, using: &generator)
      let markdown = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let found = visible(InlineText.plain(markdown))
      // The first part of `[[page|words]]` is an address, as is what an alias stands before.
      let kept = markdown.contains("|") && markdown.contains("[[") || found == visible(markdown)
      #expect(kept, "seed \(seed): \(markdown.debugDescription) → \(InlineText.plain(markdown).debugDescription)")
    }
  }
}
