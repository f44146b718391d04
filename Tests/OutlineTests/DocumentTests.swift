import TestSupport
import Testing

@testable import Outline

@Suite struct DocumentTests {
  @Test(arguments: [
    ("- Read *Dune*   again", "Read *Dune* again"), ("- [x] 🍵 17:00: Tea (type: bullet) #a ^b", "Tea"),
    ("- a\n  b\u{A0} c", "a b c"),
    ("- [ ] Draft [due:: 2026-12-01] chapter 3", "Draft chapter 3"), ("- a [due:: x]", "a"),
    ("- a [due:: x] b [to:: y] c", "a b c"), ("-", ""),
    ("- a\r\n  b", "a b"),
  ])
  func titles(item: String, title: String) {
    let document = page(item + "\n")
    #expect(document.title(of: document.items[0].headline) == title)
  }

  @Test(arguments: [
    ("Rest", "Rest"), ("Rest.", "Rest"), ("Rest!!", "Rest"), ("Rest?", "Rest?"), (#"1\. Rest"#, "1. Rest"),
    (#"`a\.b` \*"#, #"`a\.b` *"#), ("Rest #a #b/c", "Rest"),
    ("Rest #a.", "Rest"), ("Rest #1", "Rest #1"), ("#a", "#a"), ("☕\u{FE0E} Rest\u{FE0F}", "☕ Rest"),
    ("a\u{A0} \u{202F}b", "a b"), (".", "."), ("", ""),
    ("Rest !", "Rest"), ("Rest :", "Rest"), ("C#", "C#"), ("Rest #a!", "Rest"), ("Rest. #a", "Rest"), ("a  b", "a b"),
    ("Rest ", "Rest"), ("e\u{301}", "é"),
  ])
  func names(title: String, name: String) {
    #expect(Document.name(ofTitle: title) == name)
    #expect(Document.name(ofTitle: name) == name)
  }

  /// A variation selector, which no name has, keeps a title from the quick way through its bytes.
  @Test func namesTitlesOfAnyLengthAlike() {
    let parts = ["a", "Be", "rest", " ", " ", ".", "!", "#", "\\", "\t", "é", "\u{A0}", "\u{2003}", "🌱", "words of twelve"]
    for seed in 0..<UInt64(randomCases(500)) {
      var random = SplitMix64(seed: seed)
      let title = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(parts) }.joined()
      let expected = Document.name(ofTitle: "\u{FE0F}" + title)
      #expect(Document.name(ofTitle: title) == expected, "seed \(seed): \(title.debugDescription)")
      let bytes = Array(("- " + title + " |").utf8)
      if let length = Document.nameLength(ofTitle: 2..<bytes.count - 2, in: bytes) {
        #expect(expected.utf8.elementsEqual(bytes[2..<2 + length]), "seed \(seed): \(title.debugDescription)")
      }
    }
  }

  @Test(arguments: [
    ("- #a b #c (type: bullet) #d", ["a", "c", "d"]), ("- #a #a", ["a"]), ("- a", []), ("text #a", ["a"]),
    ("- [ ] a (due: x) #b/c-d", ["b/c-d"]),
  ])
  func tags(item: String, tags: [String]) {
    let document = page(item + "\n")
    #expect(document.tags(of: document.items[0].headline) == tags)
  }

  @Test(arguments: [
    ("(project: Art)", "Art"), (#"(project: "Art, due: x")"#, "Art, due: x"), (#"(project: "a \"b\" \\ \c")"#, #"a "b" \ \c"#),
    ("(project: a\n  b)", "a b"), ("(project: “a”)", "a"), ("(project: „a“)", "a"), ("[project:: a  b]", "a b"),
    (#"(project: a\b)"#, #"a\b"#), ("(project: )", ""),
  ])
  func values(group: String, value: String) throws {
    let document = page("- [ ] x \(group)\n")
    let field = try #require(document.items[0].headline.field(.project))
    #expect(document.value(of: field) == value)
  }

  @Test(arguments: [
    (#"a\*b"#, "a*b"), (#"a\\b"#, #"a\b"#), (#"`a\*b`"#, #"`a\*b`"#), (#"a\éb"#, #"a\éb"#), (#"a\"#, #"a\"#), ("ab", "ab"),
    (#"\[x\]"#, "[x]"),
  ])
  func escapes(text: String, resolved: String) {
    #expect(Escapes.resolved(text) == resolved)
  }

  @Test(arguments: [
    ("- a\n", true), ("- a\n<<<<<<< b\n", false), ("", true),
  ])
  func mayBeRewritten(snippet: String, isRewritable: Bool) {
    #expect(page(snippet).isRewritable == isRewritable)
  }
}
