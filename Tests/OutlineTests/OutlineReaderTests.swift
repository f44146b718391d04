import Testing

@testable import Outline

@Suite struct OutlineReaderTests {
  /// Headings and elements, one line each; elements two spaces further right for each level.
  private func outline(_ document: Document) -> [String] {
    var lines: [String] = []
    if let title = document.title { lines.append("title \(document.title(of: title.headline)) \(title.lines)") }
    for section in document.sections {
      let name = section.heading.map { "section \(document.title(of: $0.headline))" } ?? "introduction"
      lines.append("\(name) \(section.lines)")
      for element in section.elements { lines += written(element, in: document, "  ") }
      for group in section.groups {
        lines.append("  group \(document.title(of: group.heading.headline)) \(group.lines)")
        for element in group.elements { lines += written(element, in: document, "    ") }
      }
    }
    return lines
  }

  private func written(_ element: Element, in document: Document, _ indent: String) -> [String] {
    switch element {
    case .other(let block):
      return [indent + "other \(document.tree[block].kind)"]
    case .item(let index):
      let item = document.items[index]
      let notes = item.noteRanges.map { " / " + document.text($0) }.joined()
      let marker = item.markerRange.isEmpty ? "\(item.form)" : document.source.string(in: item.markerRange)
      let log = item.log.flatMap { written(.item($0), in: document, indent + "  log ") }
      return ["\(indent)\(marker) \(document.shownTitle(item))\(notes)"] + log
        + item.elements.flatMap { written($0, in: document, indent + "  ") }
    }
  }

  @Test func sectionsAndGroups() {
    let document = Document(
      "---\nkind: page\n---\nIntro\n\n# 🌱 Spring #\n\n- a\n\n## Garden ##\n- b\n\n### Roses\n- c\n\n#### Small\n- d\n\nKitchen\n---\n- e\n\n# More\n- f\n"
    )
    #expect(
      outline(document) == [
        "title Spring 5..<6",
        "introduction 3..<9", "  paragraph Intro", "  - a",
        "section Garden 9..<18", "  - b",
        "  group Roses 12..<18", "    - c", "    other heading", "    - d",
        "section Kitchen 18..<22", "  - e",
        "section More 22..<25", "  - f",
      ]
    )
    #expect(document.title?.headline.iconRange.map { document.text($0) } == "🌱")
    #expect(document.sections[2].heading?.isSetext == true && document.sections[2].heading?.lines == 18..<20)
    #expect(document.sections[1].heading?.level == 2)
    #expect(document.shownProblems == ["secondTitle More"])
    #expect(document.allElements.count == 8)
  }

  @Test(arguments: [
    ("## A", "A", 2), ("##\tA", "A", 2), ("##   A   ##  ", "A", 2), ("## A #b", "A #b", 2), ("## A\\#", "A\\#", 2),
    ("## A#", "A#", 2), ("## #", "", 2),
    ("##", "", 2), ("   ## A", "A", 2), ("### A ###", "A", 3), ("A\nB\n---", "A B", 2), ("  A  \n =====", "A", 1),
    ("## \u{A0}A\u{A0}", "A", 2),
    ("## A (theme: soft)", "A", 2),
  ])
  func textsOfHeadings(heading: String, title: String, level: Int) throws {
    let document = Document("---\nkind: page\n---\n# Page\n\n\(heading)\n")
    let found = try #require(level == 3 ? document.sections[0].groups.first?.heading : document.sections.last?.heading)
    #expect(document.title(of: found.headline) == title)
    #expect(found.level == level)
  }

  @Test(arguments: [
    ("##\n", ["emptyHeading ##"]), ("## #\n", ["emptyHeading ## "]), ("### \n", ["emptyHeading ### "]),
    ("A\n-\n", ["accidentalHeading -"]),
    ("A\n ==\n", ["secondTitle A", "accidentalHeading =="]), ("A\n---\n", []), ("A\n===\n", ["secondTitle A"]),
  ])
  func reportsHeadings(heading: String, expected: [String]) {
    #expect(Document("---\nkind: page\n---\n# Page\n\n" + heading).shownProblems == expected)
  }

  @Test func items() {
    let document = page(
      """
      A paragraph
      of two lines.

      - a
        more
        - b
          1. c
        > Quote

        Notes.

        ![i](j.png)

        ```
        code
        ```
      * d
      3) e
      > f

      ![g](h.png "t")

      | a | b |
      |---|---|
      > [!note] h
      ***
      -
      - > i
      """
    )
    #expect(
      outline(document).dropFirst(3) == [
        "  paragraph A paragraph of two lines.",
        "  - a more / Notes.",
        "    - b", "      1. c", "    quote > Quote", "    image ![i](j.png)", "    other codeBlock",
        "  * d", "  3) e", "  quote > f", "  image ![g](h.png \"t\")",
        "  other paragraph", "  other blockQuote", "  other thematicBreak", "  - ", "  - ", "    quote > i",
      ]
    )
    #expect(document.items.map(\.depth) == [0, 0, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1])
    #expect(document.items[1].lines == 9..<22)
    #expect(document.items[3].lines == 12..<13)
    #expect(document.problems == [])
  }

  @Test func notesFollowTheHeadline() {
    let document = page("- [ ] A (due: 2026-12-01)\n  one\n  two\n\n  three\n\n  [ ] four\n")
    #expect(document.items[0].noteRanges.map { document.source.string(in: $0) } == ["one\n  two", "three", "[ ] four"])
    #expect(document.shownProblems == ["boxWithoutMarker [ ]"])
  }

  @Test(arguments: [
    ("- a (was: Goals)", "a", ["was: Goals"]), ("a\nb (was: Goals)", "a b", ["was: Goals"]),
    ("a (was: Goals) b", "a (was: Goals) b", []),
    ("> a\n> b (was: Goals)", "> a > b", ["was: Goals"]), ("![a](b) (was: Goals)", "![a](b)", ["was: Goals"]),
    ("[ ] a (was: G)", "[ ] a", ["was: G"]),
  ])
  func thingsSetAsideSayWhereTheyWere(item: String, title: String, fields: [String]) {
    let document = Document("---\nkind: page\n---\n# Page\n## things that used to MATTER.\n\(item)\n")
    #expect(document.shownTitle(document.items[0]) == title)
    #expect(document.items[0].headline.fields.map { shown($0, of: document.source.bytes) } == fields)
    #expect(document.sections[1].role == .setAside)
    let elsewhere = page(item + "\n")
    #expect(elsewhere.items[0].headline.fields.isEmpty)
  }

  @Test(arguments: [
    ("page", "- [ ] a (due: x) b", true), ("project", "- [ ] a (due: x)", false), ("life", "- a (rating: good)", true),
    ("life", "- 2026-01-05 a (rating: good)", false), ("ritual", "- a (goal: 3)", true),
    ("ritual", "## Arc 1\n- a (goal: 3)", false), ("activities", "- a (since: x)", false),
  ])
  func kindsHavePlacesOfTheirOwn(kind: String, item: String, isReported: Bool) {
    let document = Document("---\nkind: \(kind)\n---\n# A\n\(item)\n")
    #expect(document.items[0].headline.fields.isEmpty == isReported)
    #expect(document.problems.isEmpty == !isReported)
  }

  @Test func aFileWithoutFrontMatterIsReadTheSameWay() {
    let document = Document("- [ ] a (due: 2026-12-01)\n")
    #expect(document.kind == nil)
    #expect(document.properties == .none)
    #expect(document.items[0].headline.field(.due) != nil)
    #expect(document.isRewritable)
  }

  @Test func problemsAreInOrder() {
    let document = page("- [?] a (due: x\n- 25:00 b\n\n[x]: foo\n##\n- [] c [x](\n")
    let starts = document.problems.map(\.range.lowerBound)
    #expect(starts == starts.sorted())
    #expect(document.problems.count == 6)
  }
}
