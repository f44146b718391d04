import Planner
import Testing

@testable import Views

@Suite struct PageNotesTests {
  @Test(
    arguments: [
      (Note("Roses\nare red"), PagePart.lines([PageText("Roses are red")])),
      (Note("a\n\nb"), .lines([PageText("a"), PageText("b")])),
      (Note("Word\nmore\n— Ann", .quote), .quote([.markdown("Word\nmore")], author: PageText("Ann"))),
      (Note("Word\n— not\nan author", .quote), .quote([.markdown("Word\n— not\nan author")], author: nil)),
      (Note("— Ann", .quote), .quote([.markdown("— Ann")], author: nil)),
      (
        Note("a\n— *B* [c](d)", .quote),
        .quote([.markdown("a")], author: PageText("B", .emphasis) + " " + PageText("c", target: .address("d")))
      ),
      (Note("| a |\n|---|", .other), .markdown("| a |\n|---|")),
      (Note("Part", .heading, notes: [Note("a")]), .section(PageSection(PageText("Part"), [.lines([PageText("a")])]))),
    ] as [(Note, PagePart)]
  )
  func aNoteIsAPart(note: Note, part: PagePart) {
    #expect([PagePart]([note]) == [part])
  }

  @Test func itemsBesideEachOtherAreOneList() {
    let notes = [Note("a", .item(.open), notes: [Note("x", .other)]), Note("b", .item(nil))]
    let entries = [PageEntry(PageText("a"), state: .open, parts: [.markdown("x")]), PageEntry(PageText("b"))]
    #expect([PagePart](notes) == [.list(entries)])
  }
}
