import SourceText
import TestSupport
import Testing

@testable import Markdown

@Suite struct CommonMarkInputTests {
  /// The text that libcmark reads, with a line feed as `/`, up to the blank line that is put at the end.
  private func input(_ text: String, fromLine: Int = 0) -> String {
    let source = SourceText(text)
    let start = source.contentRange(ofLine: fromLine).lowerBound
    let bytes = CommonMarkInput(source, from: start, line: fromLine, bounds: .standard).text
    return String(decoding: bytes.dropLast(2), as: UTF8.self).replacing("\n", with: "/")
  }

  @Test(arguments: [
    // Words that are a paragraph, an item, and nothing else.
    ("a *b*", "x"),
    ("- [ ] task", "- x"),
    ("> 1. é", "> 1. x"),
    ("    09:30 words", "    x"),
    ("[a](b)", "x"),
    ("[ ]: a", "x"),
    // Inlines of what may be more, because of its first byte or of a `>`.
    ("a *b* _c_ `d` [e](f) ![g](h) &amp; \\* <i>", "a $b$ $c$ $d$ $e$(f) $$g$(h) $amp; $$ $i>"),
    ("*a*", "$a$"),
    ("- *a* [ ] b", "- $a$ $ $ b"),
    ("## [a](b)", "## $a$(b)"),
    // What may be structure stays.
    ("* a", "* x"),
    ("-\u{C}a", "-\u{C}a"),
    ("* * *", "* * *"),
    ("***", "***"),
    ("_ _ _", "_ _ _"),
    ("**", "$$"),
    ("```a`b", "$$$a$b"),
    ("```a*b", "```a$b"),
    ("~~~ `a`", "~~~ $a$"),
    ("<div>*a*", "<div>$a$"),
    ("<!-- *a* -->", "<!-- $a$ -->"),
    ("<![CDATA[ [a]]>", "<![CDATA[ $a]]>"),
    ("x </script> </b> ]]> ]>", "x </script> $/b> ]]> $>"),
    ("<a b=\"*`<\" _c=d>", "<a b=\"$$$\" :c=d>"),
    ("<a b=`c`>", "$a b=$c$>"),
    // Definitions stay to the next blank line.
    ("[a]: b *c*", "[a]: b *c*"),
    ("[a\n*b*]: c\n\n*d*", "[a/*b*]: c//$d$"),
    // NUL is one byte, a byte order mark is text but at the beginning of the file.
    ("*a\u{0}b", "$a\u{7F}b"),
    ("\u{FEFF}*a", "$a"),
    ("\u{FEFF}\u{FEFF}a", "$"),
    ("\u{FEFF}\u{FEFF}a>", "$\u{FFFD}\u{FFFD}a>"),
  ])
  func inlineMarkupIsHidden(text: String, expected: String) {
    #expect(input(text) == expected)
  }

  @Test func manyBlankLinesAreOneLine() {
    #expect(input("a\n\n\n\n\n\n\n\nb") == "x////   /x")
    #expect(input("a\n\n\n\n\n\r\n\nb") == "x////   /x")
    #expect(input("a\n  \n  \n  \n  \n  \n  \nb") == "x/  /  /  /  /  /  /x")
  }

  @Test func frontMatterIsNotInIt() {
    #expect(input("---\nkind: page\n---\n# a", fromLine: 3) == "# a")
  }

  @Test(arguments: caseSeeds(default: 4000).chunked(into: 500))
  func hidingInlinesChangesNoBlock(seeds: Range<UInt64>) {
    for seed in seeds {
      let source = SourceText(Fragments.text(seed: seed))
      let hidden = BlockTree.parse(source, fromLine: 0, bounds: .standard, hidingInlines: true)
      let whole = BlockTree.parse(source, fromLine: 0, bounds: .standard, hidingInlines: false)
      #expect(hidden == whole, "seed \(seed): \(String(decoding: source.bytes, as: UTF8.self).debugDescription)")
    }
  }
}

extension Range<UInt64> {
  /// The range in pieces, which tests run side by side.
  func chunked(into size: UInt64) -> [Range<UInt64>] {
    stride(from: lowerBound, to: upperBound, by: Int(size)).map { $0..<Swift.min($0 + size, upperBound) }
  }
}
