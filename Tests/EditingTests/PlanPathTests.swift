import Editing
import Planner
import Testing

@Suite struct PlanPathTests {
  private static let content = PlanContent(
    title: "",
    introduction: PlanSection(title: "", elements: [.item(PlanItem(.bullet, text: "one"))])
  )

  /// An edit asks the file that it would leave, which may have fewer sections, groups and items.
  @Test(arguments: [
    PlanPath(section: 1, elements: [0]), PlanPath(section: 0, group: 0, elements: [0]), PlanPath(section: 0, elements: [1]),
    PlanPath(section: 0, elements: [0, 0]), PlanPath(section: 0, elements: [1, 0]),
  ]) func whereNothingIsThereIsNoItem(_ path: PlanPath) {
    #expect(PlanPathTests.content[path] == nil)
  }

  /// Each item of a file has a path that leads to it and to its line, those below entries of logs too.
  @Test func whatIsBelowAnEntryHasAPath() throws {
    let file = try #require(EditScene(CompletionTests.belowEntries).edited.current("file.md"))
    let placed = file.content.placedItems
    let names = ["Run", "Wash the shirt", "Mind the step", "Call her back", "Find the number", "Buy shoes"]
    #expect(placed.map(\.item.text) == names)
    #expect(placed.map { file.line(of: $0.path) } == [7, 13, 14, 9, 10, 15])
    for (path, item) in placed {
      #expect(file.content[path] == item)
      #expect(file.item(atLine: file.line(of: path)) == path)
      #expect(file.content[path.sibling(at: 9)] == nil)
    }
    let number = try #require(placed.first { $0.item.text == "Find the number" })
    #expect(number.path.items.compactMap { file.content[$0]?.text } == ["Run", "Call her back", "Find the number"])
    var content = file.content
    content[number.path]?.box = .done
    #expect(content[number.path]?.box == .done)
    content[elementsOf: number.path.parent] = []
    #expect(content.placedItems.map(\.item.text) == names.filter { $0 != "Find the number" })
  }

  @Test func anItemIsFoundByItsPath() {
    #expect(PlanPathTests.content[PlanPath(section: 0, elements: [0])]?.text == "one")
  }
}
