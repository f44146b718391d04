import Outline
import Planner
import Reading
import SourceText
import Testing

@Suite struct ProbeTests {
  @Test(arguments: [
    (Probe.Place.item(of: .page), "Water: 3/8", ItemType.counter),
    (.item(of: .page, title: "T", section: "S"), "a | b: c | d", .textList),
    (.item(of: .day, title: "2026-11-20"), "09:00 Tea", .block),
    (.item(of: .ritual, section: "Arc 1: 2026-01-01 - 2026-01-31"), "Tea", .habit),
    (Probe.Place(.page), "Words", .text), (Probe.Place(.page, lead: "> "), "Words", .quote),
  ])
  func wordsAreReadInTheirPlace(_ place: Probe.Place, _ words: String, _ type: ItemType) throws {
    let probe = Probe(words, in: place)
    #expect(try #require(probe.item).type == type)
    #expect(probe.source.string(in: probe.range) == words)
    #expect(probe.plan.title == place.title ?? "")
  }

  @Test(arguments: ["", "a\n- b", "a\n\nb", "a\n## S\n- b", "a\n### G"])
  func moreOrLessIsNoItem(_ words: String) {
    let probe = Probe(words, in: Probe.Place(.page, lead: words.isEmpty ? "" : "- "))
    #expect(probe.item == nil)
  }

  @Test func editsAreMadeWhereTheWordsStand() {
    let probe = Probe("a (due: x)\n  b", in: .item(of: .page))
    let edit = TextEdit(replacing: probe.range.lowerBound..<probe.range.lowerBound + 1, with: "long")
    #expect(probe.words(after: [edit]) == "long (due: x)\n  b")
    #expect(probe.words(after: []) == "a (due: x)\n  b")
  }
}
