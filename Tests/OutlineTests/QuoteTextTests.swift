import Testing

@testable import Outline

@Suite struct QuoteTextTests {
  @Test(
    arguments: [
      ("> a\n> b\n", ["a", "b"], nil), (">a\n> — B\n", ["a"], "B"), ("> a\n>\n> -- B C \n", ["a"], "B C"),
      ("> a\n> ― B\n", ["a"], "B"), ("> a\n> –B\n", ["a"], "B"),
      ("> — B\n", ["— B"], nil), ("> a\n> —\n", ["a", "—"], nil), ("> a\n> - B\n", ["a", "- B"], nil),
      ("> a\nlazy\n", ["a", "lazy"], nil), ("   > a\n >b\n", ["a", "b"], nil),
      ("> > a\n> > b\n", ["> a", "> b"], nil), ("> - a\n>   b\n", ["- a", "  b"], nil), ("> a\r\n> b\r\n", ["a", "b"], nil),
      ("> a  \n> b", ["a", "b"], nil), (">\ta\n", ["a"], nil),
      (">\n", [""], nil), ("> a\n>\n> b\n>\n> — C\n", ["a", "", "b"], "C"),
    ] as [(String, [String], String?)]
  )
  func linesAndAuthors(snippet: String, lines: [String], author: String?) throws {
    let document = page(snippet)
    let item = try #require(document.items.first)
    #expect(item.form == .quote)
    #expect(document.quote(item).lines == lines)
    #expect(document.quote(item).author == author)
  }

  @Test func quotesInListItems() throws {
    let document = page("- > a\n  > b\n- c\n\n  > d\n  > — E\n1. > f\n")
    let quotes = document.items.filter { $0.form == .quote }
    #expect(quotes.map { document.quote($0).lines } == [["a", "b"], ["d"], ["f"]])
    #expect(quotes.map { document.quote($0).author } == [nil, "E", nil])
  }

  @Test func whatASetAsideQuoteWasIsNoPartOfIt() {
    let document = Document("---\nkind: page\n---\n## Things that used to matter\n> a\n> — B (was: Goals)\n")
    #expect(document.quote(document.items[0]).lines == ["a"])
    #expect(document.quote(document.items[0]).author == "B")
    #expect(document.items[0].headline.field(.was).map { document.value(of: $0) } == "Goals")
  }

  @Test(arguments: ["> [!note]\n> a\n", "> [!WARNING] a\n", ">[!x]\n"])
  func calloutsAreNoQuotes(snippet: String) {
    #expect(page(snippet).items.isEmpty)
  }
}
