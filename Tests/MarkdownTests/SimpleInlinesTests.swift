import TestSupport
import Testing

@testable import Markdown

@Suite struct SimpleInlinesTests {
  /// What it reads, it reads as libcmark does, and what it reads not it leaves without a trace.
  @Test(arguments: [
    ("", ""), ("words alone", "words alone"), ("two  \nlines ", "two\nlines"),
    ("*a* b", "a b"), ("a *b* c*d*e", "a b cde"), ("2 * 3 *", "2 * 3 *"), ("*a *b* c*", "a b c"), ("a* b*", "a* b*"),
    ("(*a*), *b*.", "(a), b."), ("*a\nb*", "a\nb"), ("a \n*b*", "a\nb"),
    ("`a`", "a"), ("` a `", "a"), ("` a`", " a"), ("x `a *b* & <c> [d]` y", "x a *b* & <c> [d] y"), ("`a\nb`", "a b"),
    ("a ` b", "a ` b"), ("*`a`*", "a"), ("`*`a*", "*a*"), ("*a `b* c`", "*a b* c"), ("ä *b* ö", "ä b ö"),
    ("to [[Page one]], *a [[b]] c*", "to Page one, a b c"), ("`[[a]]`", "[[a]]"),
    ("see [a b](../c.md), *d [e](f) g*", "see a b <../c.md>, d e <f> g"), ("[a.b](a.b) [a@b](mailto:a@b)", "a.b a@b"),
  ])
  func read(markdown: String, expected: String) {
    #expect(Self.read(markdown) == expected)
    #expect(Self.rendered(markdown) == expected)
  }

  @Test(arguments: [
    " a", "a\n b", "a\n\nb", "\na", "a\tb", "a\r", "a_b", "a & b", "<b>", "[a](b c)", "[a](<b>)", "[a](b\\)", "[a]()", "[](a)",
    "![a](b)", "[a](b)*c*", "[a](b(c))", "[*a*](b)", "[a]", "a]", "[[a]](b)", "![[a]]", "[[a|b]]",
    "[[ a]]", "[[a ]]", "[[a]]*b*", "[[a]]]", "[[[a]]]", "[[a\nb]]", "[[]]", "\\*", "**a**", "*a**", "``a``",
    "`a``",
    "``", "` `", "`  `", "`a `", "`\n`", "`a\n b`", "`a\n\nb`", "*ä*", "„*a*“", "\u{0}", "`\u{0}`",
  ])
  func left(markdown: String) {
    var output = Array("before".utf8)
    var markdown = markdown
    let isRead = markdown.withUTF8 { SimpleInlines.append($0, to: &output) }
    #expect(!isRead)
    #expect(output == Array("before".utf8))
  }

  /// The bounds are those of what libcmark is given.
  @Test func bounds() {
    let words = String(repeating: "a", count: InlineText.longest)
    #expect(Self.read(words + "a") == words + "a")
    #expect(Self.read("*b*" + words) == nil)
    #expect(Self.read("`b`" + words) == nil)
    let many = String(repeating: "*a ", count: 10_000)
    #expect(Self.read(many) == nil)
    #expect(InlineText.plain(many) == many)
  }

  /// Eight bytes at a time, plain words end where they do byte by byte.
  @Test func plainWordsEndAtTheFirstSignOfMarkup() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<20 {
        var bytes = Array("twenty bytes of word".utf8)
        bytes[place] = byte
        let end = bytes.withUnsafeBufferPointer { InlineText.plainEnd(from: 1, in: $0) }
        let first = (1..<bytes.count).first(where: { !InlineText.isPlain(bytes[$0]) })
        #expect(end == first ?? bytes.count, "\(byte) at \(place)")
      }
    }
  }

  /// What is left of brackets once they are resolved is words.
  @Test func resolvesOnce() {
    #expect(InlineText.plain("[[[[a]]]] *b*") == "[[a]] b")
  }

  @Test func anyParagraph() {
    var generator = SplitMix64(seed: 18)
    let pieces = [
      "a", "b", " ", " ", "\n", "*", "*", "`", "`", ".", "(", "ä", "a b", "a. ", "*a*", "`a`", "2", "[[P]]", "[[a b]]",
      "[a](b)", "[a b](c.md)", "](", ")", "[[",
      "]]", "[", "]", "!", "\u{2003}", "x\n",
    ]
    var count = 0
    for _ in 0..<20_000 {
      let length = Int.random(in: 1...14, using: &generator)
      let markdown = (0..<length).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
      guard let read = Self.read(markdown) else { continue }
      count += 1
      for withTargets in [false, true] {
        guard let runs = Self.runs(markdown, withTargets: withTargets) else { continue }
        let parsed = InlineRun.parsedRuns(of: markdown, withTargets: withTargets)
        #expect(runs == parsed, "seed 18: \(markdown.debugDescription)")
      }
      #expect(read == Self.rendered(markdown), "seed 18: \(markdown.debugDescription)")
    }
    #expect(count > 3_000)
  }

  private static func read(_ markdown: String) -> String? {
    var output: [UInt8] = []
    var markdown = markdown
    return markdown.withUTF8 { SimpleInlines.append($0, to: &output) } ? String(decoding: output, as: UTF8.self) : nil
  }

  private static func runs(_ markdown: String, withTargets: Bool) -> [InlineRun]? {
    var markdown = markdown
    return markdown.withUTF8 { SimpleInlines.runs(of: $0, withTargets: withTargets) }
  }

  private static func rendered(_ markdown: String) -> String {
    String(decoding: InlineText.rendered(WikiLinks.resolved(Array(markdown.utf8)), keepsTags: false), as: UTF8.self)
  }
}
