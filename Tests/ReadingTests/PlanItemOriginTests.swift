import Outline
import Planner
import Reading
import SourceText
import TestSupport
import Testing

/// Each item that was read knows where it stands, and says nothing more for that.
@Suite struct PlanItemOriginTests {
  private func expectOrigins(_ text: String, _ comment: Comment) {
    let document = Document(reading: SourceText(text))
    let items = PlanReading(of: document, fileName: "").plan.content.items
    // The items of the outline are those of the plan and the entries of logs, in the same order but for what is below entries,
    // which comes by date and before what else is below the item.
    let isLogged = Set(document.items.indices.filter { document.items[$0].entry != nil })
    func below(_ elements: [Element]) -> [Int] {
      elements.flatMap { element -> [Int] in
        guard case .item(let index) = element else { return [] }
        let item = document.items[index]
        return [index] + document.logByDate(of: item).flatMap { below(document.items[$0].elements) } + below(item.elements)
      }
    }
    #expect(items.map { $0.item.origin?.index } == below(document.allElements), comment)
    #expect(items.allSatisfy { $0.item.origin.map { !isLogged.contains($0.index) } ?? false }, comment)
    #expect(
      items.allSatisfy { placed in
        placed.item.origin.map { $0.headlineRange == document.items[$0.index].headline.range } ?? false
      },
      comment
    )
    #expect(items.map(\.depth) == items.compactMap { $0.item.origin.map { document.items[$0.index].depth } }, comment)
  }

  @Test func everyItemHasItsPlace() {
    expectOrigins(
      "---\nkind: page\n---\n\n# P\n\nwords\n\n- a\n  - b\n    > c\n\n## S\n\n- Sit (streak: daily)\n  - 2026-11-19\n    - d\n  - e\n  - 2026-11-18\n    - [ ] f\n      - g\n\n"
        + "### G\n\n1. f\n\n![g](h)\n",
      "a page"
    )
  }

  @Test(arguments: RandomPlan.Kind.allCases)
  func everyItemOfARandomFileHasItsPlace(_ kind: RandomPlan.Kind) {
    for seed in 0..<UInt64(randomCases(10)) {
      var random = RandomPlan(seed: seed)
      expectOrigins(random.plan(kind).markdown, "\(kind), seed \(seed)")
    }
  }

  @Test func placeIsNoPartOfEquality() {
    let text = "---\nkind: page\n---\n\n# P\n\n- a\n- a\n"
    let items = PlanReading(of: Document(reading: SourceText(text)), fileName: "").plan.content.topItems
    #expect(items[0] == items[1] && items[0] == PlanItem(.bullet, text: "a"))
    #expect(items[0].origin != items[1].origin)
    #expect(Set(items).count == 1)
    #expect("\(items[0])" == "\(items[1])")
  }
}
