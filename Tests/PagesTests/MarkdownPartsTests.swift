import Testing
import Views

@testable import Pages

@Suite struct MarkdownPartsTests {
  private static let link = PageText("word", target: .address("to.md"))
  private static let strongLink = PageText("word", .strong, target: .address("to.md"))

  private static func emphasis(_ words: String) -> PageText { PageText(words, .emphasis) }

  private static func strong(_ words: String) -> PageText { PageText(words, .strong) }

  private static func code(_ words: String) -> PageText { PageText(words, .code) }

  private static func line(_ texts: PageText...) -> PageText { texts.reduce(into: PageText()) { $0 += $1 } }

  private static func paragraphs(_ lines: PageText...) -> [PagePart] { lines.map { .paragraph($0) } }

  private static func table(_ columns: [PageText], _ rows: [PageText]...) -> PagePart {
    let written = columns.map { PageTable.Column(written: $0) }
    let told = rows.map { cells in PageTable.Row(cells[0], cells.dropFirst().map { PageTable.Cell($0) }) }
    return .table(PageTable("Table", columns: written, rows: told, isCaptionSpoken: true))
  }

  @Test(
    arguments: [
      ("", []), ("***", []),
      ("a *b*\n[word](to.md)", paragraphs(line("a ", emphasis("b")), link)),
      ("a  \nb\\\nc", paragraphs("a", "b", "c")),
      ("*a\nb*", paragraphs(emphasis("a"), emphasis("b"))),
      ("#### Deep", paragraphs(strong("Deep"))),
      (
        "#### A *b* `c` [word](to.md)",
        paragraphs(line(strong("A "), emphasis("b"), strong(" "), code("c"), strong(" "), strongLink))
      ),
      ("```\n*a*\n```", [.code(["*a*"])]),
      ("> a\n>\n> > [word](to.md)", [.quote(paragraphs("a") + [.quote(paragraphs(link), author: nil)], author: nil)]),
      (
        "- [word](to.md) `a`\n  *b*\n\n  c",
        [.list([PageEntry(line(link, " ", code("a")), parts: paragraphs(emphasis("b"), "c"))])]
      ),
      ("3. *a*", [.list([PageEntry(line("3.", " ", emphasis("a")))])]),
      (
        "| a | [word](to.md) |\n|---|---|\n| *b* | `c` |\n| d |",
        [table(["a", link], [emphasis("b"), code("c")], ["d", PageText()])]
      ),
      (
        "> [!note] Take *care*\n> [word](to.md)",
        [.quote(paragraphs(line("note: Take ", emphasis("care")), link), author: nil)]
      ),
      ("<div>*a*</div>", [.code(["<div>*a*</div>"])]), ("<!-- a --> b", paragraphs("b")),
    ] as [(String, [PagePart])]
  )
  func wordsKeepWhatIsSetOff(markdown: String, parts: [PagePart]) {
    #expect(MarkdownParts.parts(of: markdown, in: .english) == parts)
  }
}
