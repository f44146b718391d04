import SourceText
import Testing

@testable import Outline

@Suite struct FrontMatterTests {
  @Test(arguments: [
    ("---\nkind: page\n---\n# A", 0..<3, 1..<2), ("---\n---\n", 0..<2, 1..<1), ("---\r\nkind: page\r\n---\r\n", 0..<3, 1..<2),
    ("---\rkind: page\r---\r", 0..<3, 1..<2), ("\u{FEFF}---\nkind: page\n---", 0..<3, 1..<2),
    ("---  \t\na: b\n--- \n", 0..<3, 1..<2),
    ("---\na: b\n...\n---\n", 0..<3, 1..<2), ("---\na: b\n... \n", 0..<3, 1..<2), ("---\n\na: b\n\n---\n", 0..<5, 1..<4),
    ("---\na: |\n  ---\n---\n", 0..<4, 1..<3), ("---\n# a\n---\n", 0..<3, 1..<2),
  ])
  func findsIt(file: String, lines: Range<Int>, content: Range<Int>) throws {
    let found = try #require(FrontMatter(of: SourceText(file)))
    #expect(found.lines == lines)
    #expect(found.contentRange == content)
    #expect(found.isClosed)
  }

  @Test(arguments: [
    "", "\n---\na: b\n---\n", " ---\na: b\n---\n", "--\na: b\n--\n", "----\na: b\n----\n", "...\na: b\n...\n", "--- a\n---\n",
    "# A\n---\n---\n",
    "---\u{A0}\n---\n", "<!-- -->\n---\n---\n",
  ])
  func findsNone(file: String) {
    #expect(FrontMatter(of: SourceText(file)) == nil)
  }

  @Test(arguments: [
    ("---\nkind: page\nicon: 📘\n\n# Thesis\n", 0..<3), ("---\nkind: page\n# Thesis\n", 0..<2), ("---\nkind: page", 0..<2),
    ("---", 0..<1),
    ("---\n", 0..<1), ("---\nkind: page\n \t\nmore\n", 0..<2), ("---\n\n# A\n", 0..<1), ("---\nkind: page\n--- a\n", 0..<3),
  ])
  func endsEarlyWhenItIsNotClosed(file: String, lines: Range<Int>) throws {
    let found = try #require(FrontMatter(of: SourceText(file)))
    #expect(found.lines == lines)
    #expect(!found.isClosed)
  }

  @Test(
    arguments: [
      ("kind: page", .page), ("kind: 'Day' # a", .day), ("kind:project", .project), ("a: [\nkind: \"ritual\"", .ritual),
      ("kind: pgae", nil), ("kinds: page", nil),
      (" kind: page", nil), ("a: kind: page", nil), ("kind", nil), ("", nil), ("kind: pgae\nkind: life", .life),
    ] as [(String, DocumentKind?)]
  )
  func findsTheKindWithoutYAML(content: String, kind: DocumentKind?) throws {
    let source = SourceText("---\n\(content)\n---\n")
    #expect(try #require(FrontMatter(of: source)).kindByLine(in: source) == kind)
  }

  @Test(arguments: [
    "---\nkind: page\nicon: a: b\n---\n# A\n", "---\nkind: page\nicon: \"a\n---\n# A\n",
    "---\nkind: page\nicon: [a\n---\n# A\n",
    "---\nkind: page\n\ticon: a\n---\n# A\n", "---\nkind: page\nicon: @a\n---\n# A\n", "---\nkind: page\n- b\n---\n# A\n",
    "---\nkind: page\nicon: \u{1}\n---\n# A\n",
  ])
  func keepsTheKindOfWhatCannotBeRead(file: String) {
    let document = Document(file)
    #expect(document.kind == .page)
    #expect(document.properties.entries.isEmpty)
    #expect(document.properties.lines == 0..<file.split(separator: "\n").count - 1)
    #expect(document.title.map { document.title(of: $0.headline) } == "A")
    let kinds = document.problems.map(\.kind)
    #expect(kinds.count == 1)
    if case .frontMatterUnreadable? = kinds.first {} else { Issue.record("\(kinds)") }
  }

  @Test func reportsAMissingEnd() {
    let document = Document("---\nkind: page\nicon: 📘\n\n# Thesis\n\n- [ ] Draft\n")
    #expect(document.kind == .page)
    #expect(document.shownProblems == ["frontMatterUnclosed ---"])
    #expect(document.items.count == 1)
  }

  @Test(arguments: [
    ("\n---\nkind: page\n---\n", true), ("\n \n---\nkind: page\n", true), ("<!-- a -->\n---\nkind: page\n---\n", true),
    ("<!--\na\n\n-->\n\n---\nkind: Page\n---\n", true), ("\n---\nkind: pgae\n---\n", false),
    ("# A\n---\nkind: page\n---\n", false),
    ("text\n\n---\nkind: page\n---\n", false), ("\n---\n", false), ("\n\n", false), ("<!-- a\n---\nkind: page\n---\n", false),
  ])
  func reportsFrontMatterThatComesLate(file: String, isLate: Bool) {
    let document = Document(file)
    #expect(document.kind == nil)
    let late = document.problems.filter { if case .frontMatterLate = $0.kind { true } else { false } }
    #expect(late.map { document.source.string(in: $0.range) } == (isLate ? ["---"] : []))
    if case .frontMatterLate(let before)? = late.first?.kind { #expect(before == 0..<late[0].range.lowerBound) }
  }
}
