import Testing

@testable import Outline

@Suite struct VaultLinkTests {
  static let paths: [(String, path: String, words: String)] = [
    ("[Deep Work](pages/deep-work.md)", "pages/deep-work.md", "Deep Work"),
    ("[a]( b.md )", "b.md", "a"), ("[](b.md)", "b.md", ""), ("[a](../b.md)", "../b.md", "a"),
    // Percent signs.
    ("[a](the%20sea.md)", "the sea.md", "a"), ("[a](%C3%89vora.md)", "Évora.md", "a"), ("[a](50%.md)", "50%.md", "a"),
    ("[a](%zz%2)", "%zz%2", "a"), ("[a](%+f%0A.md)", "%+f%0A.md", "a"), ("[a](b%23c.md)", "b#c.md", "a"),
    ("[a](%252F)", "%2F", "a"),
    // Angle brackets.
    ("[a](<the sea.md>)", "the sea.md", "a"), ("[a](<b (c).md>)", "b (c).md", "a"), ("[a](<b%20c.md>)", "b c.md", "a"),
    ("[a](<b\\>.md>)", "b>.md", "a"),
    // Titles.
    ("[a](b.md \"t\")", "b.md", "a"), ("[a](b.md 't')", "b.md", "a"), ("[a](b.md (t))", "b.md", "a"),
    ("[a](<b.md> \"t \\\" (u)\" )", "b.md", "a"),
    // Fragments.
    ("[a](b.md#c)", "b.md", "a"), ("[a](b.md#c%20d \"t\")", "b.md", "a"), ("[a](<b c.md#d e>)", "b c.md", "a"),
    // Escapes and brackets.
    ("[a\\]b](c.md)", "c.md", "a\\]b"), ("[a [b] c](d.md)", "d.md", "a [b] c"), ("[a](b(c).md)", "b(c).md", "a"),
    ("[a](b\\(c.md)", "b(c.md", "a"), ("[a](b\\c.md)", "b\\c.md", "a"), ("[a \\[b](c.md)", "c.md", "a \\[b"),
    ("[`a`](https://example.org/x?y=z)", "https://example.org/x?y=z", "`a`"),
  ]

  @Test(arguments: paths)
  func linkWithAPath(_ markdown: String, _ path: String, _ words: String) throws {
    let link = try #require(VaultLink(markdown))
    #expect(link.target == .path(path))
    #expect(link.target.text == path)
    #expect(link.words == words)
  }

  static let titles: [(String, title: String, words: String)] = [
    ("[[Deep Work]]", "Deep Work", "Deep Work"), ("[[ Deep Work ]]", "Deep Work", "Deep Work"),
    ("[[Deep Work|before nine]]", "Deep Work", "before nine"), ("[[Deep Work | before nine ]]", "Deep Work", "before nine"),
    ("[[Deep Work#Mornings]]", "Deep Work", "Deep Work#Mornings"), ("[[Deep Work#Mornings|early]]", "Deep Work", "early"),
    ("[[a|b|c]]", "a", "b|c"), ("[[a|]]", "a", "a"), ("[[Lisbon (2026)]]", "Lisbon (2026)", "Lisbon (2026)"),
    ("[[a%20b]]", "a%20b", "a%20b"), ("[[日本語]]", "日本語", "日本語"),
  ]

  @Test(arguments: titles)
  func linkWithATitle(_ markdown: String, _ title: String, _ words: String) throws {
    let link = try #require(VaultLink(markdown))
    #expect(link.target == .title(title))
    #expect(link.target.text == title)
    #expect(link.words == words)
  }

  @Test(arguments: [
    "", "a", "[a]", "[a]()", "[a](<>)", "[a](#b)", "[a](<#b>)", "[a][b]", "[a] (b.md)", "[a](b.md", "(b.md)", "[a](b.md))",
    "x[a](b.md)", "[a](b.md)x", "[a](b.md).", "[a](b.md) and more", "see [a](b.md)", "[a](b.md) [c](d.md)", "![a](b.png)",
    "\\[a](b.md)", "[a](b c.md)", "[a](b.md \"t)", "[a](b.md \"t\" u)", "[a](b.md\"t\")x", "[a](<b.md)", "[a](<b<c>)",
    "[a](<b>c)",
    "[a](b(c.md)", "[a](b.md\\)", "[[a](b.md)](c.md)", "[![a](b.png)](c.md)", "[a [b](c.md)", "[a]b](c.md)", "<https://a.b>",
    "`[a](b.md)`", "[a](b.md) ^id", "[[]]", "[[ ]]", "[[|a]]", "[[#a]]", "[[a]", "[a]]", "[[a]] b", "[[a]](b.md)",
    "[[a]] [[b]]",
    "[[a]b]]", "[[a[b]]", "\\[[a]]", "![[a]]", "[[[a]]]",
  ])
  func wordsThatAreNoLink(_ markdown: String) {
    #expect(VaultLink(markdown) == nil)
  }
}
