import Testing

@testable import Views

@Suite struct PagePartRowTests {
  private func list(_ words: String...) -> PagePart { .list(words.map { PageEntry(PageText($0)) }) }

  @Test func entriesAreOneListUntilSomethingElseIsThere() {
    var row = PagePartRow()
    #expect(row.parts.isEmpty)
    row.append(PageEntry(PageText("a")))
    row.append(PageEntry(PageText("b")))
    row.append([])
    row.append(PageEntry(PageText("c")))
    #expect(row.parts == [list("a", "b", "c")])
    row.append([.code(["x"])])
    row.append(PageEntry(PageText("d")))
    #expect(row.parts == [list("a", "b", "c"), .code(["x"]), list("d")])
  }

  @Test func anEntryGoesOnWithTheListOfAnother() {
    var row = PagePartRow()
    row.append([.code(["x"]), list("a")])
    row.append(PageEntry(PageText("b")))
    row.append([list("c"), .list([])])
    #expect(row.parts == [.code(["x"]), list("a", "b"), list("c"), .list([])])
    row.append(PageEntry(PageText("d")))
    #expect(row.parts == [.code(["x"]), list("a", "b"), list("c"), list("d")])
  }
}
